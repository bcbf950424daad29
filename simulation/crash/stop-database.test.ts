import { expect, test } from 'vitest';
import { untilCount } from './stop-database.ts';

const countingTo = (most: number) => {
  let count = 0;
  return { query: async () => ({ rows: [{ count: Math.min(most, count++) }] }) };
};

test('workers that do not go on, or do not come back, fail the run instead of being passed over', async () => {
  await untilCount(countingTo(2), 'two workers', 2, 60_000);
  await expect(untilCount(countingTo(1), 'two workers', 2, 60)).rejects.toThrow(
    'Not 2 within 0.06 s: two workers',
  );
});
