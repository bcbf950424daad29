import { sql } from 'drizzle-orm';
import { type ImportPreview, type RowStatus, rowStatuses } from '#contract/imports.ts';
import { openDuplicates } from '#core/imports/find-duplicates.ts';
import { refusalTexts } from '#core/imports/fixes.ts';
import type { ReadRow } from '#core/imports/read-row.ts';
import { openMatching } from '#server/features/audience/people/match-people.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import type { ImportLine } from './imports.table.ts';
import type { OpenFile } from './open-file.ts';
import { openScreening, type Screening } from './screen-rows.ts';
import { readSpelling } from './spell-tags.ts';

/** Whether the line makes or changes a person. */
export const isTaken = (status: RowStatus): boolean => takenStatuses.includes(status);
export const takenStatuses: readonly RowStatus[] = ['ready', 'fixed', 'known', 'excluded'];

type Counts = Pick<ImportPreview, 'counts' | 'fixed'>;
type Diagnosed = Omit<ImportLine, 'userId' | 'importId' | 'readingNo'>;

/** What would become of each line if the draft were confirmed now, kept with the line; in short pieces. */
export async function diagnoseRows(
  ctx: MemberCtx,
  { importId, readingNo }: Pick<ImportLine, 'importId' | 'readingNo'>,
  pieces: OpenFile['lines'],
): Promise<Counts> {
  const { userId } = ctx.actor;
  const findTwin = openDuplicates();
  const match = openMatching(userId);
  const screen = await openScreening(ctx, userId);
  const spell = await readSpelling(ctx);
  const lineOfKnown = new Map<string, number>();
  const counts = Object.fromEntries(rowStatuses.map((status) => [status, 0])) as Counts['counts'];
  let fixed = 0;
  for await (const lines of pieces) {
    const rows = lines.map(({ told }) => ({ ...told, tags: told.tags.map(spell) }));
    const matches = await match(ctx, rows);
    const known = matches.map(({ personId }) => personId);
    const screenings = await screen(rows, known);
    const diagnosed = lines.map(({ at, line, cells }, index): Diagnosed => {
      const told = rows[index] as ReadRow;
      const knownId = known[index] ?? null;
      const sameKnown = knownId && !told.refusal ? lineOfKnown.get(knownId) : undefined;
      const twin = findTwin(told, line) ?? sameKnown;
      if (knownId && twin === undefined && !told.refusal) lineOfKnown.set(knownId, line);
      const judged = judge(told, twin, screenings[index] ?? null, knownId);
      const isFixed = isTaken(judged.status) && told.fixes.length > 0;
      counts[judged.status] += 1;
      if (isFixed) fixed += 1;
      return { at, line, cells, told, knownId, isFixed, same: matches[index]?.same ?? [], ...judged };
    });
    await keepRows(ctx, { userId, importId, readingNo }, diagnosed);
  }
  return { counts, fixed };
}

function judge(
  row: ReadRow,
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
  return { status: row.fixes.length > 0 ? 'fixed' : 'ready', reason: null };
}

/** As one JSON parameter: see `write-people.ts`. */
async function keepRows(
  ctx: MemberCtx,
  { userId, importId, readingNo }: Pick<ImportLine, 'userId' | 'importId' | 'readingNo'>,
  rows: readonly Diagnosed[],
): Promise<void> {
  await ctx.db.execute(sql`
    insert into import_rows (user_id, import_id, reading_no, at, line, status, is_fixed, reason, known_id, same, cells, told)
    select ${userId}::uuid, ${importId}::uuid, ${readingNo}::int, v.at, v.line, v.status, v."isFixed", v.reason, v."knownId",
      v.same, v.cells, v.told
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(at int, line int, status text, "isFixed" boolean,
      reason text, "knownId" uuid, same jsonb, cells jsonb, told jsonb)`);
}
