import { expect, test } from 'vitest';
import { modelBrief } from '#tests/support/model-brief.ts';
import type { Change } from '../messages/brief.ts';
import { layOut, type Sentence } from '../messages/message.ts';
import { checkWritten } from './check-written.ts';

const sentence = (text: string): Sentence => ({ role: 'closing', text, evidence: [] });
const codesOf = (sentences: Sentence[], change: Change | null, signs = 1_900) => {
  const brief = modelBrief({ change, limits: { hard: signs, advised: signs } });
  return checkWritten(layOut(sentences, 'message'), brief).map(({ code }) => code);
};
const changing = (former: Sentence[], at: number | null): Change => ({
  manner: 'again',
  former,
  sentence: at,
  factId: null,
});

const bad = sentence('Bravo pour vos 312 recrutements.');
const good = sentence('Je vous laisse regarder.');
const other = sentence('À vous de voir.');

test('a whole text answers for all of it', () => {
  expect(codesOf([bad, good], null)).toContain('unproved');
  expect(codesOf([bad, good], changing([bad, other], null))).toContain('unproved');
});

test('a sentence answers for itself, and not for its neighbours', () => {
  expect(codesOf([bad, good], changing([bad, other], 1))).toEqual([]);
  expect(codesOf([good, bad], changing([good, other], 1))).toContain('unproved');
});

test('a length that was too much already is not held against one sentence; a new one is', () => {
  expect(codesOf([other, good], changing([other, other], 1), 20)).not.toContain('too_long');
  expect(codesOf([other, good], changing([other, other], 1), 38)).toContain('too_long');
});
