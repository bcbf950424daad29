import { expect, test } from 'vitest';
import { asksIdentity, canExtend, daysLeft, dueAfter } from './legal-delay.ts';

const at = (day: string) => new Date(`${day}T10:00:00Z`);

test('one month is the same day of the next, or its last; two more with a reason', () => {
  expect(dueAfter(at('2026-11-02'), false)).toEqual(at('2026-12-02'));
  expect(dueAfter(at('2027-01-31'), false)).toEqual(at('2027-02-28'));
  expect(dueAfter(at('2028-01-31'), false)).toEqual(at('2028-02-29'));
  expect(dueAfter(at('2026-12-15'), false)).toEqual(at('2027-01-15'));
  expect(dueAfter(at('2026-11-30'), true)).toEqual(at('2027-02-28'));
});

test('the month is that of the calendar in France, not of the servers', () => {
  const day = (due: Date) => due.toLocaleString('sv-SE', { timeZone: 'Europe/Paris' });
  // Half past midnight on 1 December: the month ends on 1 January, not on the last of December.
  expect(day(dueAfter(new Date('2026-11-30T23:30:00Z'), false))).toBe('2027-01-01 00:30:00');
  expect(day(dueAfter(new Date('2027-01-30T23:15:09Z'), false)), 'no 31 February').toBe(
    '2027-02-28 00:15:09',
  );
  expect(day(dueAfter(new Date('2026-03-05T22:30:00Z'), false)), 'summer time').toBe('2026-04-05 23:30:00');
  expect(day(dueAfter(new Date('2026-07-31T22:30:00Z'), true)), 'winter time').toBe('2026-11-01 00:30:00');
});

test('the last day belongs to the delay as a whole', () => {
  const due = dueAfter(new Date('2026-11-02T08:00:00Z'), false);
  const evening = new Date('2026-12-02T22:30:00Z');
  expect(daysLeft(due, evening)).toBe(0);
  expect(canExtend(new Date('2026-11-02T08:00:00Z'), evening)).toBe(true);
  const nextDay = new Date('2026-12-02T23:30:00Z');
  expect(daysLeft(due, nextDay)).toBe(-1);
  expect(canExtend(new Date('2026-11-02T08:00:00Z'), nextDay)).toBe(false);
  expect(daysLeft(due, new Date('2026-12-01T20:00:00Z')), 'tomorrow, though in less than a day').toBe(1);
});

test('days are counted down, and below zero once it is late', () => {
  expect(daysLeft(at('2026-12-02'), at('2026-11-17'))).toBe(15);
  expect(daysLeft(at('2026-12-02'), at('2026-12-02'))).toBe(0);
  expect(daysLeft(at('2026-12-02'), at('2026-12-03'))).toBe(-1);
});

test('more time is taken within the first month only', () => {
  expect(canExtend(at('2026-11-02'), at('2026-12-02'))).toBe(true);
  expect(canExtend(at('2026-11-02'), at('2026-12-03'))).toBe(false);
});

test('who asks to read proves who they are; who asks to be left alone does not', () => {
  expect(asksIdentity('access')).toBe(true);
  expect(asksIdentity('erasure')).toBe(false);
  expect(asksIdentity('objection')).toBe(false);
});
