import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCorpus, trainedFile } from '../../../scripts/train-replies.ts';

test('the trained file is what its command makes of the corpus, byte for byte', () => {
  const shipped = readFileSync(new URL('../../../core/replies/reply-model.json', import.meta.url), 'utf8');
  // Compared as a whole: a difference of a megabyte is not worth showing.
  expect(trainedFile(readCorpus()) === shipped).toBe(true);
  expect(Buffer.byteLength(shipped)).toBeLessThanOrEqual(1.5e6);
});
