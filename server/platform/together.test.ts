import { expect, test } from 'vitest';
import { together } from './together.ts';

test('what comes during a writing is written together by the next, and each hears of its own', async () => {
  const written: number[][] = [];
  const releases: (() => void)[] = [];
  const add = together<number>(async (all) => {
    written.push([...all]);
    await new Promise<void>((open) => releases.push(open));
    if (all.includes(3)) throw new Error('refused');
  });
  const first = add(1);
  await expect.poll(() => written.length).toBe(1);
  const second = add(2);
  const third = add(3);
  releases[0]?.();
  await first;
  await expect.poll(() => written.length).toBe(2);
  const fourth = add(4);
  releases[1]?.();
  await expect(second).rejects.toThrow('refused');
  await expect(third).rejects.toThrow('refused');
  await expect.poll(() => written.length).toBe(3);
  releases[2]?.();
  await fourth;
  expect(written).toEqual([[1], [2, 3], [4]]);
});
