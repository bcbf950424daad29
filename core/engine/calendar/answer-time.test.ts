import { expect, test } from 'vitest';
import { answerLeavesAt } from './answer-time.ts';

const at = (moment: string) => new Date(`2026-11-${moment}:00+01:00`);
const free = { left: 3, renewsAt: at('18T00:00'), backsOffUntil: null };
const spent = { ...free, left: 0 };

test('an answer leaves when its author sends it, at any hour', () => {
  expect(answerLeavesAt(at('17T15:00'), free, at('17T15:00'))).toEqual(at('17T15:00'));
  expect(answerLeavesAt(at('17T23:00'), free, at('17T23:00'))).toEqual(at('17T23:00'));
});

test('one that had to be put off does not leave at night', () => {
  expect(answerLeavesAt(at('17T15:00'), spent, at('17T15:00'))).toEqual(at('18T07:00'));
  expect(answerLeavesAt(at('17T15:00'), free, at('17T21:00'))).toEqual(at('18T07:00'));
  expect(answerLeavesAt(at('17T15:00'), free, at('18T06:59'))).toEqual(at('18T07:00'));
  expect(answerLeavesAt(at('17T15:00'), free, at('18T07:00'))).toEqual(at('18T07:00'));
  const slowed = { ...free, backsOffUntil: at('17T19:00') };
  expect(answerLeavesAt(at('17T15:00'), slowed, at('17T15:00'))).toEqual(at('17T19:00'));
});
