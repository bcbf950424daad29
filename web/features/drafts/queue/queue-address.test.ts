import { expect, test } from 'vitest';
import { readView, writeAddress } from './queue-address.ts';

const id = '0f1e2d3c-4b5a-4678-8796-a5b4c3d2e1f0';

test('an address says what it was written for', () => {
  for (const state of ['waiting', 'approved', 'skipped'] as const)
    for (const campaignId of [null, id]) {
      const address = writeAddress({ campaignId, state });
      expect(readView(address)).toEqual({ campaignId, state });
    }
});

test('what cannot be read is left out', () => {
  const address = new URLSearchParams('etat=perdus&campagne=../leads');
  expect(readView(address)).toEqual({ campaignId: null, state: 'waiting' });
});
