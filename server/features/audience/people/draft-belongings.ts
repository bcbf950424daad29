import { and, eq, getTableName, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isBetterDraft } from '#core/drafts/better-draft.ts';
import { drafts, draftVersions } from '#server/features/texts/drafts/drafts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { type AnyRow, columnList, columnsOf, type Pair } from './person-belongings.ts';

/** Texts hang on a person's place in a campaign, and their history on them: they follow by rules of their own. */
export type DraftRows = { drafts: AnyRow[]; versions: AnyRow[] };

/** The texts of these people with their history, as PostgreSQL writes them. */
export async function readDraftRows(
  ctx: Ctx,
  userId: string,
  personIds: readonly string[],
): Promise<DraftRows> {
  const texts = await rowsOf<{ row: AnyRow }>(
    ctx.db,
    sql`select to_jsonb(t) as row from ${drafts} t where t.user_id = ${userId} and t.person_id in ${[...personIds]}`,
  );
  const versions = await rowsOf<{ row: AnyRow }>(
    ctx.db,
    sql`select to_jsonb(v) as row from ${draftVersions} v
      join ${drafts} t on t.user_id = v.user_id and t.id = v.draft_id
      where t.user_id = ${userId} and t.person_id in ${[...personIds]}`,
  );
  return { drafts: texts.map(({ row }) => row), versions: versions.map(({ row }) => row) };
}

/**
 * Two records become one: of two texts for one step the better stays; where both are in a campaign, those of the record
 * that goes come over before its place there goes. All others follow their place.
 */
export async function settleDrafts(ctx: Ctx, { userId, keptId, goneId }: Pair): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, userId), inArray(drafts.personId, [keptId, goneId])));
  const groups = Map.groupBy(rows, ({ campaignId, stepKey }) => JSON.stringify([campaignId, stepKey]));
  const worse = [...groups.values()].flatMap(([one, other]) =>
    one && other ? [isBetterDraft(one, other) ? other.id : one.id] : [],
  );
  if (worse.length > 0)
    await ctx.db.delete(drafts).where(and(eq(drafts.userId, userId), inArray(drafts.id, worse)));
  await ctx.db.execute(sql`
    update drafts d set person_id = ${keptId}
    where d.user_id = ${userId} and d.person_id = ${goneId}
      and exists (
        select 1 from campaign_leads l
        where l.user_id = d.user_id and l.campaign_id = d.campaign_id and l.person_id = ${keptId})`);
}

/**
 * Two records come apart again, their places in campaigns already as they were: each text goes back to whom it was for,
 * as it is now; one that gave way to a better comes back; one that was written since follows the place that is left.
 */
export async function restoreDrafts(
  ctx: Ctx,
  { userId, keptId, goneId }: Pair,
  before: DraftRows,
  now: DraftRows,
): Promise<void> {
  const readerThen = new Map(before.drafts.map(({ id, person_id }) => [id, person_id]));
  const known = new Set(now.drafts.map(({ id }) => id));
  const current = now.drafts.map((row) => ({ ...row, person_id: readerThen.get(row.id) ?? keptId }));
  const returned = before.drafts.filter(({ id }) => !known.has(id));
  await ctx.db.delete(drafts).where(and(eq(drafts.userId, userId), eq(drafts.personId, keptId)));
  // Returned ones first: at one step, what was there then comes before what was moved there since.
  await insertRows(ctx, drafts, [...returned, ...current], 'person_id');
  const elsewhere = current.map((row) => ({ ...row, person_id: goneId }));
  await insertRows(ctx, drafts, elsewhere, 'person_id');
  await insertRows(ctx, draftVersions, [
    ...now.versions,
    ...before.versions.filter(({ draft_id }) => !known.has(draft_id)),
  ]);
}

/** Those whose place still exists; a row that is there already stays as it is. */
async function insertRows(
  ctx: Ctx,
  table: PgTable,
  rows: readonly AnyRow[],
  hangsOn: 'person_id' | 'draft_id' = 'draft_id',
): Promise<void> {
  const name = sql.identifier(getTableName(table));
  const columns = columnsOf(table);
  const place =
    hangsOn === 'person_id'
      ? sql`select 1 from campaign_leads l where l.user_id = r.user_id and l.campaign_id = r.campaign_id and l.person_id = r.person_id`
      : sql`select 1 from drafts d where d.user_id = r.user_id and d.id = r.draft_id`;
  await ctx.db.execute(sql`
    insert into ${name} (${columnList(columns)})
    select ${columnList(columns, 'r.')}
    from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb) r
    where exists (${place})
    on conflict do nothing`);
}
