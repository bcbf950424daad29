import table from '#datasets/targeting/occupations.json' with { type: 'json' };

/**
 * One occupation, whatever it is called. `rank`: does the work, leads a team, leads a department. `near`: others worth
 * a question for it; any other one is another job.
 */
export type Occupation = { name: string; names: readonly string[]; rank: number; near: ReadonlySet<string> };

type Row = { rank: number; names?: string; near?: string };
const rows: readonly (readonly [name: string, row: Row])[] = Object.entries(table);

const split = (list: string | undefined): string[] => list?.split(',') ?? [];

const near = new Map<string, Set<string>>();
for (const [name, row] of rows)
  for (const other of split(row.near)) {
    near.set(name, (near.get(name) ?? new Set()).add(other));
    near.set(other, (near.get(other) ?? new Set()).add(name));
  }

export const occupations: readonly Occupation[] = rows.map(([name, row]) => ({
  name,
  names: [name, ...split(row.names)],
  rank: row.rank,
  near: near.get(name) ?? new Set(),
}));
