import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMinutes, defaultQuietHours, quietUntil } from './quiet-hours.ts';

const nights = { ...defaultQuietHours, hasWeekends: false };
const at = (text: string) => new Date(text);

test.each([
  ['before them', '2026-11-17T19:59:00+01:00', null],
  ['as they begin', '2026-11-17T20:00:00+01:00', '2026-11-18T08:00:00+01:00'],
  ['after midnight', '2026-11-18T03:00:00+01:00', '2026-11-18T08:00:00+01:00'],
  ['as they end', '2026-11-18T08:00:00+01:00', null],
  ['on a Saturday that counts as another day', '2026-11-21T12:00:00+01:00', null],
  ['in the night in which the hour changes', '2026-10-24T23:00:00+02:00', '2026-10-25T08:00:00+01:00'],
])('%s', (_, moment, end) => {
  expect(quietUntil(nights, at(moment))).toEqual(end && at(end));
});

test('a quiet weekend begins on Friday evening and ends on Monday morning', () => {
  const monday = at('2026-11-23T08:00:00+01:00');
  for (const moment of [
    '2026-11-20T20:00:00+01:00',
    '2026-11-21T12:00:00+01:00',
    '2026-11-22T23:59:00+01:00',
  ])
    expect(quietUntil(defaultQuietHours, at(moment))).toEqual(monday);
  const lunch = { from: 12 * 60, until: 14 * 60, hasWeekends: true };
  expect(quietUntil(lunch, at('2026-11-21T09:00:00+01:00'))).toEqual(at('2026-11-23T00:00:00+01:00'));
  expect(quietUntil(lunch, at('2026-11-20T12:30:00+01:00'))).toEqual(at('2026-11-20T14:00:00+01:00'));
});

test('nobody who asked for none has any, and whatever is chosen ends within four days, outside of them', () => {
  expect(quietUntil(null, at('2026-11-21T03:00:00+01:00'))).toBeNull();
  const minute = fc.integer({ min: 0, max: dayMinutes - 1 });
  const moments = fc.date({ min: at('2026-01-01'), max: at('2028-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(minute, minute, fc.boolean(), moments, (from, until, hasWeekends, moment) => {
      fc.pre(from !== until);
      const quiet = { from, until, hasWeekends };
      const end = quietUntil(quiet, moment);
      if (!end) return;
      expect(end.getTime()).toBeGreaterThan(moment.getTime());
      expect(end.getTime() - moment.getTime()).toBeLessThanOrEqual(4 * 86_400_000);
      expect(quietUntil(quiet, end)).toBeNull();
    }),
  );
});
