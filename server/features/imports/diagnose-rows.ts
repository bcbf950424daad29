import { setImmediate } from 'node:timers/promises';
import type { RowStatus } from '#contract/imports.ts';
import { linesOf } from '#core/imports/file-lines.ts';
import { findDuplicates } from '#core/imports/find-duplicates.ts';
import { refusalTexts } from '#core/imports/fixes.ts';
import { type ReadRow, readRow } from '#core/imports/read-row.ts';
import { type Match, matchPeople } from '#server/features/people/match-people.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import type { ImportRow } from './imports.table.ts';
import { screenRows } from './screen-rows.ts';

export type Diagnosed = {
  /** Its row of the table. */
  at: number;
  /** In the file, the first line being 1. */
  line: number;
  row: ReadRow;
  status: RowStatus;
  reason: string | null;
  knownId: string | null;
  /** What proves that several records are this person. */
  same: Match['same'];
};

const breath = 2000;

/** What would become of each line if the draft were confirmed now. */
export async function diagnoseRows(
  ctx: Ctx,
  { userId, reading, mapping, table }: Pick<ImportRow, 'userId' | 'reading' | 'mapping' | 'table'>,
): Promise<Diagnosed[]> {
  const first = reading.headerLine !== null ? 1 : 0;
  const cells = (table ?? []).slice(first);
  const rows: ReadRow[] = [];
  for (const [at, row] of cells.entries()) {
    // A long list must not hold up everyone else's requests.
    if (at % breath === breath - 1) await setImmediate();
    rows.push(readRow(row, mapping));
  }
  const duplicates = findDuplicates(rows);
  const matches = await matchPeople(ctx, userId, rows);
  const known = matches.map(({ personId }) => personId);
  const screenings = await screenRows(ctx, userId, rows, known);
  const lines = linesOf(reading.jumps, first + rows.length);
  const lineOf = (at: number) => lines[at + first] ?? 0;
  const lineOfKnown = new Map<string, number>();
  return rows.map((row, at) => {
    const knownId = known[at] ?? null;
    const earlier = duplicates[at] ?? null;
    const sameKnown = knownId && !row.refusal ? lineOfKnown.get(knownId) : undefined;
    const twin = earlier === null ? sameKnown : lineOf(earlier);
    if (knownId && twin === undefined && !row.refusal) lineOfKnown.set(knownId, lineOf(at));
    return {
      at: at + first,
      line: lineOf(at),
      row,
      knownId,
      same: matches[at]?.same ?? [],
      ...judge(row, twin, screenings[at] ?? null, knownId),
    };
  });
}

function judge(
  row: ReadRow,
  twinLine: number | undefined,
  screening: Awaited<ReturnType<typeof screenRows>>[number],
  knownId: string | null,
): Pick<Diagnosed, 'status' | 'reason'> {
  if (row.refusal) return { status: 'refused', reason: refusalTexts[row.refusal] };
  if (screening?.is === 'erased') return { status: 'erased', reason: screening.reason };
  if (twinLine !== undefined)
    return { status: 'duplicate', reason: `La même personne que ligne ${twinLine}.` };
  if (screening) return { status: 'excluded', reason: screening.reason };
  if (knownId) return { status: 'known', reason: null };
  return { status: row.fixes.length > 0 ? 'fixed' : 'ready', reason: null };
}

/** Whether the line makes or changes a person. */
export const isTaken = ({ status }: Pick<Diagnosed, 'status'>): boolean =>
  status === 'ready' || status === 'fixed' || status === 'known' || status === 'excluded';
