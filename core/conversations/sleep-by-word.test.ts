import { expect, test } from 'vitest';
import { replyKinds } from '../replies/reply.ts';
import { sleepsUntil } from './sleep-by-word.ts';

const later = { replyKind: 'later', returnsOn: '2027-01-04', needsReview: false } as const;

test('a reply « plus tard » with a date sleeps until that day, and so does an absence', () => {
  expect(sleepsUntil(later)).toBe('2027-01-04');
  expect(sleepsUntil({ ...later, replyKind: 'absence' })).toBe('2027-01-04');
});

test('nothing else sleeps: no date, a doubt, or any other kind of reply', () => {
  expect(sleepsUntil({ ...later, returnsOn: null })).toBe(null);
  expect(sleepsUntil({ ...later, needsReview: true })).toBe(null);
  const awake = [null, ...replyKinds].filter((replyKind) => sleepsUntil({ ...later, replyKind }) === null);
  expect(awake).toEqual([null, 'interested', 'question', 'refusal', 'opposition', 'wrong_person', 'other']);
});
