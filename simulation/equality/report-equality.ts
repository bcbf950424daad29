import { openLaboratory } from '../open-laboratory.ts';
import { runEquality } from './run-equality.ts';

/** So many seeds, one line for each and the first difference of each that differs. Returns how many differ. */
export async function reportEquality(options: {
  first: number;
  seeds: number;
  weeks: number;
  isQuiet: boolean;
}) {
  const { first, seeds, weeks, isQuiet } = options;
  const lab = await openLaboratory();
  let acts = 0;
  let differing = 0;
  const tally = new Map<string, number>();
  for (let seed = first; seed < first + seeds; seed++) {
    const began = performance.now();
    const report = await runEquality(lab, seed, weeks);
    acts += report.acts;
    for (const [what, times] of report.tally) tally.set(what, (tally.get(what) ?? 0) + times);
    if (report.difference) differing++;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (!isQuiet || report.difference)
      console.log(
        `${report.difference ? '✗' : '✓'} seed ${seed}: ${report.people} people, ${report.acts} acts foreseen, ${report.news} news (${seconds} s)`,
      );
    if (report.difference)
      console.log(
        `${report.difference}\n    again: npm run simulate -- --equality --seed ${seed} --weeks ${weeks}`,
      );
  }
  for (const [what, times] of [...tally].sort()) console.log(`    ${times} × ${what}`);
  console.log(`${seeds} seeds × ${weeks} weeks: ${acts} acts foreseen, ${differing} lives differ`);
  return differing;
}
