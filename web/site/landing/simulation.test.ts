import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekdayOf } from '#core/time/calendar-day.ts';
import { firstSettings, nextMonday, nextMondayInParis, rulerFor, simulate } from './simulation.ts';

test('the example of the page: five weeks, 24 working days, six to fourteen meetings', () => {
  const { weeks, firstDay, lastDay, workingDays, meetings } = simulate(firstSettings, '2026-11-16');
  expect(weeks.map(({ invitations }) => invitations)).toEqual([15, 35, 55, 75, 60]);
  expect(weeks.map(({ total }) => total)).toEqual([15, 50, 105, 180, 240]);
  expect({ firstDay, lastDay, workingDays }).toEqual({
    firstDay: '2026-11-16',
    lastDay: '2026-12-17',
    workingDays: 24,
  });
  expect(meetings).toEqual({ low: 6, middle: 9, high: 14 });
  expect(weeks[4]?.days.map(({ isLast }) => isLast)).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
    false,
  ]);
});

test('a holiday is named and the weekend after the last day is still a weekend', () => {
  const { weeks } = simulate({ ...firstSettings, people: 50, isNewAccount: false }, '2026-11-09');
  expect(weeks).toHaveLength(1);
  expect(weeks[0]?.holidays).toEqual([{ day: '2026-11-11', name: 'armistice de 1918' }]);
  expect(weeks[0]?.days.map(({ off }) => off)).toEqual([
    null,
    null,
    'holiday',
    null,
    null,
    'weekend',
    'weekend',
  ]);
});

test('it starts on the Monday to come, by the day it is in Paris', () => {
  expect(nextMonday('2026-11-13')).toBe('2026-11-16');
  expect(nextMonday('2026-11-15')).toBe('2026-11-16');
  expect(nextMonday('2026-11-16')).toBe('2026-11-23');
  // Sunday evening in London is already Monday in Paris.
  expect(nextMondayInParis(new Date('2026-11-15T23:30:00Z'))).toBe('2026-11-23');
});

test('whatever is asked: whole weeks that add up to everybody', () => {
  const people = fc.integer({ min: 50, max: 500 });
  const week = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(people, week, fc.boolean(), (people, offset, isNewAccount) => {
      const start = addDays('2026-01-05', offset * 7);
      const { weeks } = simulate({ people, isNewAccount, meetingsPerHundred: 4 }, start);
      expect(weeks.at(-1)?.total).toBe(people);
      expect(weeks.every(({ monday, days }) => weekdayOf(monday) === 1 && days.length === 7)).toBe(true);
      expect(weeks.flatMap(({ days }) => days).filter(({ isLast }) => isLast)).toHaveLength(1);
    }),
  );
});

test.each([
  [0, [0, 1]],
  [1, [0, 1, 2]],
  [14, [0, 5, 10, 15, 20]],
  [59, [0, 20, 40, 60, 80]],
])('the ruler of %i is %j', (value, ticks) => {
  expect(rulerFor(value)).toEqual(ticks);
});
