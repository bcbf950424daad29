import { expect, test } from 'vitest';
import { describeDoubt } from './describe-doubt.ts';

test('a visit that nobody confirmed and nobody will is presumed; what waits is not confirmed yet', () => {
  expect(describeDoubt({ isCertain: false, settledBy: 'presumed' })).toBe('présumée');
  expect(describeDoubt({ isCertain: false, settledBy: null })).toBe('pas encore confirmé');
  expect(describeDoubt({ isCertain: true, settledBy: 'call' })).toBeNull();
});
