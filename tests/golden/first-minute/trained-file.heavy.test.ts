import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTaggedTexts, trainedOffers } from '../../../scripts/train-offers.ts';

test('what reads an offer is what its command makes of the corpus, byte for byte', async () => {
  const files = await trainedOffers(readTaggedTexts());
  let size = 0;
  for (const [path, file] of Object.entries(files)) {
    // Compared as a whole: hundreds of numbers are not worth showing.
    expect(readFileSync(path, 'utf8') === file, path).toBe(true);
    size += Buffer.byteLength(file);
  }
  expect(size).toBeLessThanOrEqual(600_000);
});
