import { expect, test } from 'vitest';
import type { Reason } from '../qualification/score.ts';
import { isSameJudgement } from './same-judgement.ts';

const reason: Reason = {
  criterion: 'places',
  stance: 'for',
  weight: 15,
  points: 15,
  evidence: null,
  explanation: 'Lyon',
};

test('a judgement is the same whatever the order of its keys and the decimals of its score', () => {
  const one = { verdict: 'qualified' as const, score: 66.4, reasons: [reason] };
  const stored = { explanation: 'Lyon', evidence: null, points: 15, weight: 15 };
  expect(
    isSameJudgement(one, { ...one, score: 66, reasons: [{ ...stored, stance: 'for', criterion: 'places' }] }),
  ).toBe(true);
  expect(isSameJudgement(one, { ...one, score: 67 })).toBe(false);
  expect(isSameJudgement(one, { ...one, verdict: 'unknown' })).toBe(false);
  expect(isSameJudgement(one, { ...one, reasons: [{ ...reason, explanation: 'Brest' }] })).toBe(false);
});
