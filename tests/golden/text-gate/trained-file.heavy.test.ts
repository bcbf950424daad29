import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { corpusStatements, trainedFile } from '../../../scripts/train-gate.ts';

test('the weights of the gate are what their command makes of the corpus, byte for byte', () => {
  const shipped = readFileSync(
    new URL('../../../core/text-gate/statements/statement-weights.json', import.meta.url),
    'utf8',
  );
  // Compared as a whole: hundreds of numbers are not worth showing.
  expect(trainedFile(corpusStatements()) === shipped).toBe(true);
  expect(Buffer.byteLength(shipped)).toBeLessThanOrEqual(64_000);
});
