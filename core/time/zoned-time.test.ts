import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn } from './calendar-day.ts';
import { instantIn, minutesIn } from './zoned-time.ts';

const paris = 'Europe/Paris';

test('the clocks of Paris, in winter and in summer', () => {
  expect(minutesIn(paris, new Date('2026-11-17T08:30:00Z'))).toBe(9 * 60 + 30);
  expect(instantIn(paris, '2026-11-17', 9 * 60).toISOString()).toBe('2026-11-17T08:00:00.000Z');
  expect(instantIn(paris, '2026-07-14', 9 * 60).toISOString()).toBe('2026-07-14T07:00:00.000Z');
  expect(minutesIn(paris, new Date('2026-11-16T23:00:00Z'))).toBe(0);
});

test('an instant, shown on the clocks and read back, is the same minute', () => {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(
      days,
      fc.constantFrom(paris, 'America/New_York', 'Asia/Tokyo', 'Indian/Reunion'),
      (date, zone) => {
        const instant = new Date(Math.floor(date.getTime() / 60_000) * 60_000);
        const back = instantIn(zone, dayIn(zone, instant), minutesIn(zone, instant));
        // The hour that is shown twice in autumn may come back as its twin.
        expect([0, 60, -60]).toContain((back.getTime() - instant.getTime()) / 60_000);
      },
    ),
  );
});
