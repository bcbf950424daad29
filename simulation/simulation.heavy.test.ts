import { expect, test } from 'vitest';
import { mutations } from './mutations/mutations.ts';
import { runProgram } from './run-processes.ts';

const firstSeed = 1000;
const mean = ['--mean', '--weeks', '1.5', '--people', '20'];
const long = ['--weeks', '6'];

/** In two processes, each with its half. If both fail, both are printed. */
async function liveAll(from: number, count: number, args: readonly string[]): Promise<void> {
  const half = count / 2;
  const runs = await Promise.all(
    [from, from + half].map((seed) =>
      runProgram(['simulation/main.ts', '--quiet', '--seed', `${seed}`, '--seeds', `${half}`, ...args]),
    ),
  );
  const printed = runs.map(({ output }) => output.slice(-4000)).join('\n');
  expect(
    runs.map(({ code }) => code),
    printed,
  ).toEqual([0, 0]);
  console.log(printed.match(/^\d+ seeds .*$/gm)?.join('\n'));
}

const seeds = 100;
// It computes all the while: on a machine with other work it takes twice the time, and is no worse for that.
const longestMs = 3_600_000;
test(
  `${seeds} seeds of six weeks with 20 to 60 people each: every invariant holds`,
  () => liveAll(firstSeed, seeds, long),
  longestMs,
);

test('mean lives with every guard in its place: every invariant holds', () => liveAll(1, 4, mean), 600_000);

test(
  '20 calm lives are what their forecast said, act by act',
  () => liveAll(1, 20, ['--equality', ...long]),
  longestMs,
);

test.concurrent.each(Object.entries(mutations))(
  'without the guard « %s », a seed fails',
  async (name, { breaks, seed, runKind = 'mean' }) => {
    const args = ['--seed', String(seed), ...(runKind === 'mean' ? mean : long)];
    const { code, output } = await runProgram(
      ['--import', './simulation/mutations/apply-mutation.ts', 'simulation/main.ts', ...args],
      { MUTATION: name },
    );
    expect(code, output.slice(-2000)).toBe(1);
    expect(output).toContain(breaks);
  },
  600_000,
);
