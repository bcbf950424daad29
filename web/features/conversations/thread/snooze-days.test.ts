import { expect, test } from 'vitest';
import { snoozeDays } from './snooze-days.ts';

const days = (now: string, returnsOn: string | null = null) =>
  snoozeDays(new Date(`${now}T15:00`), returnsOn).map(({ day, label }) => `${label} ${day}`);

test('tomorrow, Monday, a month, three months, over the end of a year', () => {
  expect(days('2026-12-16')).toEqual([
    'Demain 2026-12-17',
    'Lundi 2026-12-21',
    'Dans un mois 2027-01-18',
    'Dans trois mois 2027-03-16',
  ]);
});

test('nobody is waited for on a day on which nobody works', () => {
  // A month later is a Monday; three months later a Thursday; tomorrow is a Saturday.
  expect(days('2026-12-04')).toEqual([
    'Lundi 2026-12-07',
    'Dans un mois 2027-01-04',
    'Dans trois mois 2027-03-04',
  ]);
  // A month later is a Sunday, and Easter Monday is off.
  expect(days('2027-02-28')[1]).toBe('Dans un mois 2027-03-30');
  expect(days('2027-03-25')[1]).toBe('La semaine prochaine 2027-03-30');
  // New Year’s Day is a Friday.
  expect(days('2026-12-01')[2]).toBe('Dans un mois 2027-01-04');
});

test('a month that is too short ends on its last day', () => {
  expect(days('2027-01-29')[1]).toBe('Dans un mois 2027-03-01');
  expect(days('2026-10-30').at(-1)).toBe('Dans trois mois 2027-02-01');
  expect(days('2026-11-30').at(-1)).toBe('Dans trois mois 2027-03-01');
});

test('on a Sunday Monday is tomorrow, on a Monday it is the next one', () => {
  expect(days('2026-11-15')[0]).toBe('Demain 2026-11-16');
  expect(days('2026-11-15').filter((line) => line.startsWith('Lundi'))).toEqual([]);
  expect(days('2026-11-16')[1]).toBe('Lundi 2026-11-23');
});

test('the day that the person named comes first, unless it is past', () => {
  expect(days('2026-11-16', '2027-01-11')[0]).toBe('À la date demandée 2027-01-11');
  expect(days('2026-11-16', '2026-11-02')[0]).toBe('Demain 2026-11-17');
});
