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
