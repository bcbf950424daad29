import { expect, test } from 'vitest';
import { replyKinds } from '../replies/reply.ts';
import { snoozeDay } from './snooze-by-reply.ts';

const later = { replyKind: 'later', returnsOn: '2027-01-04', needsReview: false } as const;

test('a reply « plus tard » with a date sleeps until that day, and so does an absence', () => {
  expect(snoozeDay(later)).toBe('2027-01-04');
  expect(snoozeDay({ ...later, replyKind: 'absence' })).toBe('2027-01-04');
});

test('nothing else sleeps: no date, a doubt, or any other kind of reply', () => {
  expect(snoozeDay({ ...later, returnsOn: null })).toBe(null);
  expect(snoozeDay({ ...later, needsReview: true })).toBe(null);
  const awake = [null, ...replyKinds].filter((replyKind) => snoozeDay({ ...later, replyKind }) === null);
  expect(awake).toEqual([null, 'interested', 'question', 'refusal', 'opposition', 'wrong_person', 'other']);
});
