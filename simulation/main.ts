import { parseArgs } from 'node:util';
import { reportEquality } from './equality/report-equality.ts';
import { openLaboratory } from './open-laboratory.ts';
import { regeneratePast } from './past/regenerate-past.ts';
import { runSeed } from './run-seed.ts';
import { sumUp } from './tally.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    weeks: { type: 'string', default: '6' },
    people: { type: 'string' },
    mean: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    /** Calm runs, each compared with its forecast. */
    equality: { type: 'boolean', default: false },
    /** Lives the past of the demonstration again, and keeps it. */
    past: { type: 'boolean', default: false },
    /** Ends at the first seed that fails. */
    first: { type: 'boolean', default: false },
  },
});
const first = Number(values.seed);
if (values.past) {
  await regeneratePast();
  process.exit(0);
}
if (values.equality) {
  const { seeds, weeks, quiet: isQuiet } = values;
  const differing = await reportEquality({ first, seeds: Number(seeds), weeks: Number(weeks), isQuiet });
  process.exit(differing > 0 ? 1 : 0);
}
const options = {
  weeks: Number(values.weeks),
  isMean: values.mean,
  ...(values.people && { people: Number(values.people) }),
};

const startedAt = performance.now();
const lab = await openLaboratory();
const tallies: Record<string, number>[] = [];
let failed = 0;
for (let seed = first; seed < first + Number(values.seeds); seed++) {
  const began = performance.now();
  const { problems, people, deliveries, deaths, steps, tally } = await runSeed(lab, seed, options);
  tallies.push(tally);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const mark = problems.length > 0 ? '✗' : '✓';
  if (!values.quiet || problems.length > 0)
    console.log(
      `${mark} seed ${seed}: ${people} people, ${deliveries} deliveries, ${deaths} deaths, ${steps} steps (${seconds} s)`,
    );
  for (const problem of problems.slice(0, 12)) console.log(`    ${problem}`);
  if (problems.length === 0) continue;
  failed++;
  const same = `${values.people ? ` --people ${values.people}` : ''}${values.mean ? ' --mean' : ''}`;
  console.log(`    again: npm run simulate -- --seed ${seed} --weeks ${values.weeks}${same}`);
  if (values.first) break;
}
for (const { what, times, runs } of sumUp(tallies)) console.log(`  ${what}: ${times} (in ${runs} seeds)`);
const total = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`${values.seeds} seeds × ${values.weeks} weeks: ${failed} failed (${total} s)`);
await lab.close();
process.exit(failed > 0 ? 1 : 0);
