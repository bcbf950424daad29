import { expect, test } from 'vitest';
import { addDays, type Day } from './calendar-day.ts';
import { easterSunday, isWorkingDay, nationalHoliday } from './french-holidays.ts';

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter %i is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test('a year has eleven national holidays', () => {
  const days = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index));
  expect(days.filter((day) => nationalHoliday(day))).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-05-14',
    '2026-05-25',
    '2026-07-14',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ] satisfies Day[]);
});

test('weekends and holidays are off', () => {
  expect(isWorkingDay('2026-11-16')).toBe(true);
  expect(isWorkingDay('2026-11-14')).toBe(false);
  expect(isWorkingDay('2026-11-11')).toBe(false);
});
