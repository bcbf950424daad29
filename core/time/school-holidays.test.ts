import { expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import { type SchoolHoliday, schoolHoliday } from './school-holidays.ts';

test.each<[SchoolHoliday, number, string, string]>([
  ['toussaint', 2024, '2024-10-19', '2024-11-04'],
  ['toussaint', 2026, '2026-10-17', '2026-11-02'],
  ['noel', 2025, '2025-12-20', '2026-01-05'],
  ['noel', 2026, '2026-12-19', '2027-01-04'],
  ['hiver', 2025, '2025-02-08', '2025-03-10'],
  ['hiver', 2027, '2027-02-06', '2027-03-08'],
  ['printemps', 2026, '2026-04-04', '2026-05-04'],
  ['printemps', 2027, '2027-04-03', '2027-05-03'],
  ['ete', 2026, '2026-07-04', '2026-09-01'],
])('%s %i: from the first zone that leaves to the last that is back', (name, year, first, back) => {
  const [from, last] = schoolHoliday(name, year);
  expect([from, addDays(last, 1)]).toEqual([first, back]);
});
