import { setImmediate as othersTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type ImportPreview, type RowStatus, rowStatuses } from '#contract/sourcing/imports.ts';
import { refusalTexts } from '#core/imports/fixes.ts';
import { createDuplicateFinder } from '#core/imports/rows/find-duplicates.ts';
import { openMatching } from '#server/features/audience/people/record/match-people.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { freeTexts } from '#server/platform/db/packed-texts.ts';
import type { OpenFile } from '../file/open-file.ts';
import type { FileLine, FilePiece } from '../file/read-file.ts';
import type { ImportLine } from '../imports.table.ts';
import { openScreening, type Screening } from './screen-rows.ts';

/** Whether the line makes or changes a person. */
export const isTaken = (status: RowStatus): boolean => takenStatuses.includes(status);
export const takenStatuses: readonly RowStatus[] = ['ready', 'fixed', 'known', 'excluded'];

type Counts = Pick<ImportPreview, 'counts' | 'fixed'>;
type Diagnosed = Pick<ImportLine, 'status' | 'isFixed' | 'reason' | 'knownId' | 'same'>;

/** What would become of each line if the draft were confirmed now, kept with the line; in short pieces. */
export async function diagnoseRows(
  ctx: MemberCtx,
  { importId, readingNo }: Pick<ImportLine, 'importId' | 'readingNo'>,
  pieces: OpenFile['pieces'],
): Promise<Counts> {
  const { workspaceId } = ctx.actor;
  const findTwin = createDuplicateFinder();
  const match = openMatching(workspaceId);
  const screen = await openScreening(ctx, workspaceId);
  const lineOfKnown = new Map<string, number>();
  const counts = Object.fromEntries(rowStatuses.map((status) => [status, 0])) as Counts['counts'];
  let fixed = 0;
  let writing = Promise.resolve();
  try {
    for await (const { lines, kept } of pieces) {
      const matches = await match(ctx, lines);
      const known = matches.map(({ personId }) => personId);
      const screenings = await screen(lines, known);
      const diagnosed = lines.map((row, index): Diagnosed => {
        const knownId = known[index] ?? null;
        const sameKnown = knownId && !row.refusal ? lineOfKnown.get(knownId) : undefined;
        const twin = findTwin(row, row.line) ?? sameKnown;
        if (knownId && twin === undefined && !row.refusal) lineOfKnown.set(knownId, row.line);
        const judged = judge(row, twin, screenings[index] ?? null, knownId);
        const isFixed = isTaken(judged.status) && row.isMended;
        counts[judged.status] += 1;
        if (isFixed) fixed += 1;
        return { ...judged, isFixed, knownId, same: matches[index]?.same ?? [] };
      });
      // Written while the next piece is looked at.
      await writing;
      writing = keepRows(ctx, { workspaceId, importId, readingNo }, kept, diagnosed);
      writing.catch(() => undefined);
      // The embedded database answers without a pause: whoever else waits is heard here.
      await othersTurn();
    }
  } finally {
    await writing;
  }
  return { counts, fixed };
}

function judge(
  row: FileLine,
  twinLine: number | undefined,
  screening: Screening | null,
  knownId: string | null,
): Pick<Diagnosed, 'status' | 'reason'> {
  if (row.refusal) return { status: 'refused', reason: refusalTexts[row.refusal] };
  if (screening?.is === 'erased') return { status: 'erased', reason: screening.reason };
  if (twinLine !== undefined)
    return { status: 'duplicate', reason: `La même personne que ligne ${twinLine}.` };
  if (screening) return { status: 'excluded', reason: screening.reason };
  if (knownId) return { status: 'known', reason: null };
  return { status: row.isMended ? 'fixed' : 'ready', reason: null };
}

/** Lines and what becomes of them, side by side: see `write-people.ts`. */
async function keepRows(
  ctx: MemberCtx,
  { workspaceId, importId, readingNo }: Pick<ImportLine, 'workspaceId' | 'importId' | 'readingNo'>,
  kept: FilePiece['kept'],
  diagnosed: readonly Diagnosed[],
): Promise<void> {
  const { at, line, cells, given } = kept;
  await ctx.db.execute(sql`
    insert into import_rows (workspace_id, import_id, reading_no, at, line, cells, told, status, is_fixed, reason, known_id, same)
    select ${workspaceId}::uuid, ${importId}::uuid, ${readingNo}::int, v.at::int, v.line::int, v.cells::jsonb,
      v.given::jsonb, v.status, v.is_fixed, v.reason, v.known_id, v.same
    from rows from (
      unnest(${at}::text[], ${line}::text[], ${cells}::text[], ${given}::text[]),
      jsonb_to_recordset(${JSON.stringify(diagnosed)}::jsonb)
        as (status text, "isFixed" boolean, reason text, "knownId" uuid, same jsonb)
    ) as v(at, line, cells, given, status, is_fixed, reason, known_id, same)`);
  Object.values(kept).forEach(freeTexts);
}
