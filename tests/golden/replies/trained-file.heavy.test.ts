import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCorpus, trainedFile, trainedReferrals } from '../../../scripts/train-replies.ts';

const shipped = (name: string) =>
  readFileSync(new URL(`../../../core/replies/${name}`, import.meta.url), 'utf8');

test('the trained files are what their command makes of the corpus, byte for byte', () => {
  const [kinds, referrals] = [shipped('classify/reply-model.json'), shipped('referral/referral-model.json')];
  // Compared as a whole: a difference of a megabyte is not worth showing.
  expect(trainedReferrals(readCorpus()) === referrals).toBe(true);
  expect(trainedFile(readCorpus()) === kinds).toBe(true);
  expect(Buffer.byteLength(kinds) + Buffer.byteLength(referrals)).toBeLessThanOrEqual(1.5e6);
});
