/** @module-tag heavy */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Laboratory, openLaboratory } from '../open-laboratory.ts';
import { firstDifference, type Line } from './compare.ts';
import { runEquality } from './run-equality.ts';

let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory();
});
afterAll(() => lab.close());

/** Through the change of the clocks. `npm run simulate -- --equality` runs others. */
test.each([18])(
  'seed %i: what was foreseen is what was done, act by act',
  async (seed) => {
    const { difference, acts } = await runEquality(lab, seed, 3);
    expect(difference).toBeNull();
    expect(acts).toBeGreaterThan(10);
  },
  180_000,
);

test('the first difference is told with what came before it and what each goes on with', () => {
  const line = (minute: number, what: string): Line => ({
    at: new Date(Date.UTC(2026, 10, 16, 9, minute)),
    personId: 'camille',
    what,
  });
  const real = [line(0, 'does: visit (visite)'), line(7, 'does: invite (invitation)')];
  expect(firstDifference(real, [...real].reverse())).toBeNull();
  expect(firstDifference([line(0, 'does: visit (visite)'), line(8, 'does: invite (invitation)')], real)).toBe(
    [
      '  same      2026-11-16T09:00:00.000Z camille does: visit (visite)',
      '  foreseen  2026-11-16T09:08:00.000Z camille does: invite (invitation)',
      '  real      2026-11-16T09:07:00.000Z camille does: invite (invitation)',
    ].join('\n'),
  );
  expect(firstDifference(real.slice(0, 1), real)).toContain('real      2026-11-16T09:07');
  expect(firstDifference(real, real.slice(0, 1))).toContain('foreseen  2026-11-16T09:07');
});
