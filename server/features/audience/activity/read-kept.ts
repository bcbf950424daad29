import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { LoggedJourney } from '#core/analytics/journey.ts';
import { packJourneys, renewJourneys, unpackJourneys } from '#core/analytics/kept-journeys.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { oldestOpen } from '#server/platform/db/columns.ts';
import { own } from '#server/platform/db/own.ts';
import { activity, campaignJourneys as kept } from './activity.table.ts';
import { asLines, foldLines, isOfJourney } from './read-logged.ts';

type Tools = Pick<Ctx, 'db'>;
type Whose = { workspaceId: string; campaignIds: readonly string[] };

/** What became of each person of these campaigns: what is kept, and what was logged since. Kept again where it aged. */
export async function readJourneyLog(ctx: Tools, whose: Whose): Promise<LoggedJourney[]> {
  const readings = await readKept(ctx, whose);
  const known = new Set(readings.map(({ campaignId }) => campaignId));
  const missing = whose.campaignIds.filter((id) => !known.has(id));
  if (missing.length > 0) {
    // Before their log is read: who changes it meanwhile finds the row, and moves its epoch.
    await ctx.db
      .insert(kept)
      .values(missing.map((campaignId) => ({ workspaceId: whose.workspaceId, campaignId })))
      .onConflictDoNothing();
    readings.push(...(await readKept(ctx, { ...whose, campaignIds: missing })));
  }
  for (const reading of readings) if (hasAged(reading)) await keepJourneys(ctx, whose.workspaceId, reading);
  return readings.flatMap(({ journeys }) => journeys);
}

type Reading = {
  campaignId: string;
  epoch: number;
  journeys: readonly LoggedJourney[];
  /** How many of them were made just now; null: all. */
  renewed: number | null;
  lastEventId: number;
  /** Transactions: the oldest that was open when they were kept, and now. */
  asOf: bigint;
  oldest: bigint;
};

const ofKept = (...also: (SQL | undefined)[]) =>
  and(own(activity, kept), eq(activity.campaignId, kept.campaignId), ...also);

/** Of whom something was logged since, by their number or by a transaction that had not ended. */
const changedSince = (db: Ctx['db']) => {
  const personId = sql<string>`${activity.personId}`;
  const later = db
    .select({ personId })
    .from(activity)
    .where(ofKept(sql`${activity.id} > ${kept.lastEventId}`, isOfJourney));
  const late = db
    .select({ personId })
    .from(activity)
    .where(
      ofKept(
        sql`${activity.writtenBy} >= ${kept.asOf}`,
        // After a restore on another server, old lines carry numbers that it has not reached.
        sql`${activity.writtenBy} < pg_snapshot_xmax(pg_current_snapshot())`,
        isOfJourney,
      ),
    );
  return sql`${activity.personId} = any (array(${later.union(late)}))`;
};

/** In one statement, so of one moment. Campaigns of which nothing was ever kept are not in it. */
export async function readKept(ctx: Tools, { workspaceId, campaignIds }: Whose): Promise<Reading[]> {
  if (campaignIds.length === 0) return [];
  const linesWhere = (...also: (SQL | undefined)[]) =>
    ctx.db
      .select({ lines: asLines })
      .from(activity)
      .where(ofKept(isOfJourney, ...also));
  // In the order of the index of campaigns: asked for the greatest, PostgreSQL reads backwards through everybody's log.
  const newest = ctx.db
    .select({ id: activity.id })
    .from(activity)
    .where(ofKept())
    .orderBy(sql`${activity.id} desc nulls last`)
    .limit(1);
  const rows = await ctx.db
    .select({
      campaignId: kept.campaignId,
      epoch: kept.epoch,
      packed: kept.journeys,
      lines: sql<string | null>`case when ${kept.journeys} is null
        then (${linesWhere()}) else (${linesWhere(changedSince(ctx.db))}) end`,
      lastEventId: sql`coalesce((${newest}), 0)`.mapWith(Number),
      asOf: sql<string>`${kept.asOf}::text`,
      oldest: sql<string>`${oldestOpen}::text`,
    })
    .from(kept)
    .where(and(own(kept, workspaceId), inArray(kept.campaignId, [...campaignIds])));
  return rows.map(({ campaignId, packed, lines, asOf, oldest, ...row }) => {
    const folded = lines === null ? [] : foldLines(campaignId, lines);
    return {
      ...row,
      campaignId,
      asOf: BigInt(asOf),
      oldest: BigInt(oldest),
      journeys: packed === null ? folded : renewJourneys(unpackJourneys(campaignId, packed), folded),
      renewed: packed === null ? null : folded.length,
    };
  });
}

/** Kept again when one in fifty changed: writing a few of thousands at each look would cost more than it saves. */
const agedShare = 0.02;
const agedLeast = 20;
/** So many transactions later, what others logged since is a search of its own. */
const agedTransactions = 10_000n;

const hasAged = ({ renewed, journeys, asOf, oldest }: Reading): boolean =>
  renewed === null ||
  renewed >= Math.max(agedLeast, agedShare * journeys.length) ||
  asOf > oldest ||
  oldest - asOf > agedTransactions;

/** Unless the log was changed since they were read. */
const keepJourneys = (
  ctx: Tools,
  workspaceId: string,
  { campaignId, epoch, journeys, lastEventId, oldest }: Reading,
) =>
  ctx.db
    .update(kept)
    .set({ journeys: packJourneys(journeys), lastEventId, asOf: String(oldest) })
    .where(and(own(kept, workspaceId), eq(kept.campaignId, campaignId), eq(kept.epoch, epoch)));

/** They are made again from the log at the next look. */
export const dropKept = (ctx: Tools, workspaceId: string, campaignId: string) =>
  ctx.db
    .update(kept)
    .set({ journeys: null, epoch: sql`${kept.epoch} + 1` })
    .where(and(own(kept, workspaceId), eq(kept.campaignId, campaignId)));
