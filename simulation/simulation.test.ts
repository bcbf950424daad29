/** @module-tag heavy */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownSeeds } from './known-seeds.ts';
import { type Laboratory, openLaboratory } from './open-laboratory.ts';
import { runSeed } from './run-seed.ts';

let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory();
});
afterAll(() => lab.close());

test.each(knownSeeds)('seed $seed, where $because', { timeout: 120_000 }, async ({ seed, ...options }) => {
  const { problems, deliveries } = await runSeed(lab, seed, options);
  expect(problems).toEqual([]);
  expect(deliveries).toBeGreaterThan(0);
});

test('a life is its seed: lived again, it leaves the same ledger', async () => {
  const options = { weeks: 1, people: 4 };
  const first = await runSeed(lab, 7, options);
  expect(await runSeed(lab, 7, options)).toEqual(first);
});
