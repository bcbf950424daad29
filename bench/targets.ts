import { readdirSync } from 'node:fs';
import { countPairs, type JudgedPair, readPairs } from '../tests/golden/targeting/count-pairs.ts';

const goals = { kept: 0.95, ruledOut: 0.98 };
const kept = new URL('../tests/golden/targeting/pairs/', import.meta.url);

/** How many of the wanted people a target keeps, and of the others it rules out: of one file, or of each that is kept. */
export function run({ files, isFull }: { files: readonly string[]; isFull: boolean }): void {
  const sets = files.length > 0 ? files : readdirSync(kept).map((name) => new URL(name, kept));
  for (const file of sets) {
    const { wanted, others, mistakes } = countPairs(readPairs(file), new Date());
    console.log(String(file).split('/').at(-1));
    console.table({ wanted, others });
    const share = (part: number, row: typeof wanted) =>
      `${part}/${row.qualified + row.unknown + row.unqualified}`;
    console.log(
      `wanted people kept ${share(wanted.qualified + wanted.unknown, wanted)} (goal ${goals.kept}), others ruled out ${share(others.unqualified, others)} (goal ${goals.ruledOut})`,
    );
    if (isFull) for (const mistake of mistakes) console.log(describe(mistake));
  }
}

function describe({ target, person, wanted, why, qualification: { verdict, reasons } }: JudgedPair): string {
  const [job] = person.positions;
  const doubts = reasons
    .filter(({ stance }) => stance !== 'for')
    .map(({ criterion, stance, explanation }) => `    ${criterion} ${stance}: ${explanation}`);
  return [
    `${wanted ? 'LOST' : 'LET IN'} (${verdict}) ${target}`,
    `  ${[job?.title, job?.company, job?.industry, job?.companySize, person.place].join(' · ')}${why ? ` (${why})` : ''}`,
    ...doubts,
  ].join('\n');
}
