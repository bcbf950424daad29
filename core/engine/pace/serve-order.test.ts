import { expect, test } from 'vitest';
import { type Candidate, pickNext } from './serve-order.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9));
const someone = (change: Partial<Candidate>): Candidate => ({
  id: 'a',
  campaignId: 'one',
  act: { kind: 'visit' },
  score: 50,
  dueSince: at(16),
  ...change,
});
const picked = (candidates: Candidate[], lastServed: [string, Date][] = []) =>
  pickNext(candidates, new Map(lastServed))?.id;

test('nobody when nobody is due', () => {
  expect(picked([])).toBeUndefined();
});

test('the campaign that waits longest, whatever the scores', () => {
  const candidates = [someone({ score: 99 }), someone({ id: 'b', campaignId: 'two', score: 1 })];
  expect(picked(candidates, [['one', at(17)]])).toBe('b');
  expect(picked(candidates, [['two', at(17)]])).toBe('a');
});

test('what has begun before what begins, then the best, then the oldest', () => {
  expect(picked([someone({ score: 99 }), someone({ id: 'b', act: { kind: 'message' } })])).toBe('b');
  expect(picked([someone({}), someone({ id: 'b', score: 51 })])).toBe('b');
  expect(picked([someone({}), someone({ id: 'b', dueSince: at(12) })])).toBe('b');
});

test('the order of the list never counts', () => {
  const [one, other] = [someone({ id: 'a' }), someone({ id: 'b' })];
  expect(picked([one, other])).toBe(picked([other, one]));
});
