import { and, eq, getTableColumns, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isBetterJudgement } from '#core/people/merge-records.ts';
import { campaignLeads } from '#server/features/audience/leads/leads.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { icps } from '#server/features/campaigns/icps/icps.table.ts';
import { suggestionAnswers } from '#server/features/sourcing/discovery/answers.table.ts';
import { leadSearches, searchResults } from '#server/features/sourcing/lead-searches/lead-searches.table.ts';
import { voicePairs } from '#server/features/texts/voice/voice.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { personIdentities } from './people.table.ts';

/**
 * What hangs on a person and has a place of its own: a campaign, a search, a target. When two records become one, or
 * come apart again, all of it follows in the same commit; a test finds a table that is missing here.
 */
export const belongings = [
  { table: campaignLeads, place: ['campaign_id'], parent: campaigns },
  { table: searchResults, place: ['search_id'], parent: leadSearches },
  { table: suggestionAnswers, place: ['icp_id'], parent: icps },
  { table: voicePairs, place: ['draft_id'], parent: null },
  { table: personIdentities, place: ['kind', 'value'], parent: null },
] as const;

export type Pair = { userId: string; keptId: string; goneId: string };
export type AnyRow = Record<string, unknown>;

/** Every column that is written, so that a row comes back as it was. */
export const columnsOf = (table: PgTable): string[] =>
  Object.values(getTableColumns(table))
    .filter(({ generated, generatedIdentity }) => !generated && !generatedIdentity)
    .map(({ name }) => name);

export const columnList = (columns: readonly string[], prefix = ''): SQL =>
  sql.raw(columns.map((column) => `${prefix}"${column}"`).join(', '));

/** The rows of these people, by table, as PostgreSQL writes them. */
export async function readBelongings(
  ctx: Ctx,
  userId: string,
  personIds: readonly string[],
): Promise<Record<string, AnyRow[]>> {
  const all: Record<string, AnyRow[]> = {};
  for (const { table } of belongings) {
    const rows = await rowsOf<{ row: AnyRow }>(
      ctx.db,
      sql`select to_jsonb(t) as row from ${table} t where t.user_id = ${userId} and t.person_id in ${[...personIds]}`,
    );
    all[getTableName(table)] = rows.map(({ row }) => row);
  }
  return all;
}

/** Puts the rows back where both people had them; what is gone since, as a deleted campaign, stays gone. */
export async function restoreBelongings(
  ctx: Ctx,
  { userId, keptId }: Pair,
  snapshot: Record<string, AnyRow[]>,
): Promise<void> {
  for (const { table, place, parent } of belongings) {
    const name = sql.identifier(getTableName(table));
    const rows = JSON.stringify(snapshot[getTableName(table)] ?? []);
    const samePlace = sql.join(
      place.map((column) => sql`t.${sql.identifier(column)} = r.${sql.identifier(column)}`),
      sql` and `,
    );
    const told = sql`jsonb_populate_recordset(null::${name}, ${rows}::jsonb) r`;
    await ctx.db.execute(
      sql`delete from ${name} t using ${told} where t.user_id = ${userId} and t.person_id = ${keptId} and ${samePlace}`,
    );
    const columns = columnsOf(table);
    const stillThere = parent
      ? sql`where exists (select 1 from ${parent} p where p.user_id = r.user_id and p.id = r.${sql.identifier(place[0])})`
      : sql``;
    await ctx.db.execute(
      sql`insert into ${name} (${columnList(columns)}) select ${columnList(columns, 'r.')} from ${told} ${stillThere}`,
    );
  }
}

/** Everything of one record goes to the other; where both had a place, the better one stays. */
export async function moveBelongings(ctx: Ctx, pair: Pair): Promise<void> {
  await settleCampaignLeads(ctx, pair);
  await settleAnswers(ctx, pair);
  await settleSearchResults(ctx, pair);
  for (const { table } of belongings)
    await ctx.db.execute(
      sql`update ${table} set person_id = ${pair.keptId} where user_id = ${pair.userId} and person_id = ${pair.goneId}`,
    );
}

/** Pairs of rows at the same place: what each record said there. */
function conflictsIn<Row extends { personId: string }>(
  rows: Row[],
  { keptId, goneId }: Pair,
  placeOf: (row: Row) => string,
): { kept: Row; gone: Row }[] {
  return [...Map.groupBy(rows, placeOf).values()].flatMap((group) => {
    const kept = group.find(({ personId }) => personId === keptId);
    const gone = group.find(({ personId }) => personId === goneId);
    return kept && gone ? [{ kept, gone }] : [];
  });
}

async function settleCampaignLeads(ctx: Ctx, pair: Pair): Promise<void> {
  const at = (campaignId: string, personId: string) =>
    and(
      eq(campaignLeads.userId, pair.userId),
      eq(campaignLeads.campaignId, campaignId),
      eq(campaignLeads.personId, personId),
    );
  const rows = await ctx.db
    .select()
    .from(campaignLeads)
    .where(
      and(eq(campaignLeads.userId, pair.userId), inArray(campaignLeads.personId, [pair.keptId, pair.goneId])),
    );
  for (const { kept, gone } of conflictsIn(rows, pair, ({ campaignId }) => campaignId)) {
    await ctx.db.delete(campaignLeads).where(at(gone.campaignId, gone.personId));
    const { verdict, score, reasons } = isBetterJudgement(gone, kept) ? gone : kept;
    const addedAt = gone.addedAt < kept.addedAt ? gone.addedAt : kept.addedAt;
    await ctx.db
      .update(campaignLeads)
      .set({ verdict, score, reasons, addedAt })
      .where(at(kept.campaignId, kept.personId));
  }
}

/** The last answer stands. */
async function settleAnswers(ctx: Ctx, pair: Pair): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(suggestionAnswers)
    .where(
      and(
        eq(suggestionAnswers.userId, pair.userId),
        inArray(suggestionAnswers.personId, [pair.keptId, pair.goneId]),
      ),
    );
  for (const { kept, gone } of conflictsIn(rows, pair, ({ icpId }) => icpId)) {
    const older = kept.answeredAt < gone.answeredAt ? kept : gone;
    await ctx.db
      .delete(suggestionAnswers)
      .where(
        and(
          eq(suggestionAnswers.userId, pair.userId),
          eq(suggestionAnswers.icpId, older.icpId),
          eq(suggestionAnswers.personId, older.personId),
        ),
      );
  }
}

async function settleSearchResults(ctx: Ctx, pair: Pair): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(searchResults)
    .where(
      and(eq(searchResults.userId, pair.userId), inArray(searchResults.personId, [pair.keptId, pair.goneId])),
    );
  for (const { kept, gone } of conflictsIn(rows, pair, ({ searchId }) => searchId)) {
    const isGoneRead = gone.readAt !== null && kept.readAt === null;
    await ctx.db
      .delete(searchResults)
      .where(
        and(
          eq(searchResults.userId, pair.userId),
          eq(searchResults.searchId, kept.searchId),
          eq(searchResults.personId, isGoneRead ? kept.personId : gone.personId),
        ),
      );
  }
}
