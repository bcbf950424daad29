import { expect, test } from 'vitest';
import { shareOf } from './share-of.ts';

test('a share is told with its count, and only once there are enough of them', () => {
  expect(shareOf(0, 0)).toBe('pas encore');
  expect(shareOf(2, 14)).toBe('sur 14, trop tôt pour conclure');
  expect(shareOf(63, 201).replace(/\s/g, ' ')).toBe('31 % (63 sur 201)');
});
