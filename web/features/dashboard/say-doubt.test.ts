import { expect, test } from 'vitest';
import { sayDoubt } from './say-doubt.ts';

test('a visit that nobody confirmed and nobody will is presumed; what waits is not confirmed yet', () => {
  expect(sayDoubt({ isCertain: false, settledBy: 'presumed' })).toBe('présumée');
  expect(sayDoubt({ isCertain: false, settledBy: null })).toBe('pas encore confirmé');
  expect(sayDoubt({ isCertain: true, settledBy: 'call' })).toBeNull();
});
