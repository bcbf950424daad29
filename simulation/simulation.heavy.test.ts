import { expect, test } from 'vitest';
import { mutations } from './mutations/mutations.ts';
import { runProgram } from './run-processes.ts';

const firstSeed = 1000;
const seeds = 6;
const processes = 2;
const mean = ['--mean', '--weeks', '1.5', '--people', '20'];

/** In two processes, each with its half. */
const liveAll = async (from: number, count: number, args: readonly string[]) => {
  const share = count / processes;
  const runs = await Promise.all(
    Array.from({ length: processes }, (_, index) => {
      const these = ['--seed', String(from + index * share), '--seeds', String(share)];
      return runProgram(['simulation/main.ts', '--quiet', ...these, ...args]);
    }),
  );
  for (const { code, output } of runs) expect(code, output.slice(-4000)).toBe(0);
};

test(`${seeds} seeds of six weeks, with 20 to 60 people each: every invariant holds`, async () => {
  await liveAll(firstSeed, seeds, ['--weeks', '6']);
}, 900_000);

test('mean lives with every guard in its place: every invariant holds', async () => {
  await liveAll(1, 4, mean);
}, 600_000);

test.concurrent.each(Object.entries(mutations))(
  'without the guard « %s », a seed fails',
  async (name, { breaks, seed }) => {
    const args = ['--seed', String(seed), ...mean];
    const { code, output } = await runProgram(
      ['--import', './simulation/mutations/apply-mutation.ts', 'simulation/main.ts', ...args],
      { MUTATION: name },
    );
    expect(code, output.slice(-2000)).toBe(1);
    expect(output).toContain(breaks);
  },
  600_000,
);
