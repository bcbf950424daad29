import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn } from './calendar-day.ts';
import { minutesIn } from './zoned-time.ts';

const zones = [
  'Europe/Paris',
  'Indian/Reunion',
  'America/Martinique',
  'Pacific/Noumea',
  'America/Toronto',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
];

test('a day and a time are those that the calendar of the machine tells, also on the days the clocks change', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      (timeZone, instant) => {
        const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
        const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(instant);
        expect(dayIn(timeZone, instant)).toBe(day);
        const [hours, minutes] = time.split(':').map(Number);
        expect(minutesIn(timeZone, instant)).toBe((hours ?? 0) * 60 + (minutes ?? 0));
      },
    ),
    { numRuns: 400 },
  );
});

test('the two hours around a change of the clocks', () => {
  const paris = (text: string) => minutesIn('Europe/Paris', new Date(text)) / 60;
  expect([paris('2027-03-28T00:30:00Z'), paris('2027-03-28T01:30:00Z')]).toEqual([1.5, 3.5]);
  expect([paris('2026-10-25T00:30:00Z'), paris('2026-10-25T01:30:00Z')]).toEqual([2.5, 2.5]);
});
