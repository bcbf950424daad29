import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Identity, identityKey } from '#core/people/identity.ts';
import { isBetterJudgement, mergeFields } from '#core/people/merge-records.ts';
import { type PersonFacts, uniteDetails } from '#core/people/person-facts.ts';
import { searchableFields } from '#core/people/person-fields.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { own } from '#server/platform/db/own.ts';
import { applyExclusionsTo } from '../apply-exclusions.ts';
import { type PersonRow, people } from '../people.table.ts';
import { knownFieldsOf } from '../person-columns.ts';
import { type MergeSnapshot, personEvents, personMerges } from '../person-history.table.ts';
import type { Pair, RowsByTable } from '../person-records.ts';
import { recordPersonEvent } from '../record-person-event.ts';

/**
 * Two records that an identity proves to be one person: the older takes everything of the other, which goes. What both
 * were is kept, so that it can be undone. In the caller's transaction, which holds the owner's lock.
 */
export async function mergePeople(
  ctx: Ctx,
  workspaceId: string,
  ids: readonly [string, string],
  because: Identity,
): Promise<string> {
  const [kept, gone] = await ctx.db
    .select()
    .from(people)
    .where(and(own(people, workspaceId), inArray(people.id, [...ids])))
    .orderBy(asc(people.createdAt), asc(people.id))
    .for('update');
  if (!kept || !gone) return kept?.id ?? ids[0];
  const pair = { workspaceId, keptId: kept.id, goneId: gone.id };
  const before = await takeSnapshot(ctx, pair);
  for (const records of ctx.personRecords.toReversed()) await records.merge(ctx, pair, before.rows);
  const [merge] = await ctx.db
    .insert(personMerges)
    .values({
      workspaceId,
      keptId: kept.id,
      because: identityKey(because),
      before,
      mergedAt: ctx.campaignClock.now(),
    })
    .returning({ id: personMerges.id });
  await moveHistory(ctx, workspaceId, before, kept.id);
  await moveOwnRule(ctx, workspaceId, gone.id, kept.id);
  await ctx.db.delete(people).where(and(own(people, workspaceId), eq(people.id, gone.id)));
  await ctx.db
    .update(people)
    .set({ ...mergeRows(kept, gone), updatedAt: ctx.campaignClock.now() })
    .where(and(own(people, workspaceId), eq(people.id, kept.id)));
  await recordPersonEvent(ctx, workspaceId, [kept.id], {
    kind: 'merged',
    detail: { because: identityKey(because), mergeId: merge?.id ?? '' },
  });
  await applyExclusionsTo(ctx, workspaceId, [kept.id]);
  return kept.id;
}

/** What every feature keeps about these people. */
export async function readRecords(
  ctx: Ctx,
  workspaceId: string,
  personIds: readonly string[],
): Promise<RowsByTable> {
  let rows: RowsByTable = {};
  for (const records of ctx.personRecords)
    rows = { ...rows, ...(await records.read(ctx, workspaceId, personIds)) };
  return rows;
}

function mergeRows(kept: PersonRow, gone: PersonRow) {
  const { fields, origins } = mergeFields(knownFieldsOf(kept), knownFieldsOf(gone));
  // A whole profile tells more than a row of a search; of two alike, the later one.
  const isGoneFuller = Number(gone.profileReadAt !== null) - Number(kept.profileReadAt !== null);
  const fuller = isGoneFuller > 0 || (isGoneFuller === 0 && gone.updatedAt > kept.updatedAt) ? gone : kept;
  const judged = [kept, gone].flatMap(({ verdict, score }) =>
    verdict !== null && score !== null ? [{ verdict, score }] : [],
  );
  const [best] = judged.sort((a, b) => Number(isBetterJudgement(b, a)) - Number(isBetterJudgement(a, b)));
  return {
    ...fields,
    origins,
    ...searchableFields(fields),
    ...(best && { verdict: best.verdict, score: best.score }),
    facts: mergeDetails(fuller.facts, (fuller === kept ? gone : kept).facts),
    publicIdentifier: fuller.publicIdentifier ?? kept.publicIdentifier ?? gone.publicIdentifier,
    pictureUrl: fuller.pictureUrl ?? kept.pictureUrl ?? gone.pictureUrl,
    distance: fuller.distance ?? kept.distance ?? gone.distance,
    tags: [...new Set([...kept.tags, ...gone.tags])],
    lastContactAt: latest(kept.lastContactAt, gone.lastContactAt),
    profileReadAt: latest(kept.profileReadAt, gone.profileReadAt),
  };
}

const mergeDetails = (facts: PersonFacts, other: PersonFacts): PersonFacts => {
  const details = uniteDetails(other.details, facts.details);
  return details.length > 0 ? { ...facts, details } : facts;
};

const latest = (one: Date | null, other: Date | null) =>
  one && other ? (one > other ? one : other) : (one ?? other);

async function takeSnapshot(ctx: Ctx, { workspaceId, keptId, goneId }: Pair): Promise<MergeSnapshot> {
  const both = [keptId, goneId];
  const rows = await rowsOf<{ row: Record<string, unknown> }>(
    ctx.db,
    sql`select to_jsonb(p) as row from people p where p.workspace_id = ${workspaceId} and p.id in ${both}`,
  );
  const events = await ctx.db
    .select({ id: personEvents.id })
    .from(personEvents)
    .where(and(own(personEvents, workspaceId), eq(personEvents.personId, goneId)));
  const merges = await ctx.db
    .select({ id: personMerges.id })
    .from(personMerges)
    .where(and(own(personMerges, workspaceId), eq(personMerges.keptId, goneId)));
  return {
    keptId,
    goneId,
    people: rows.map(({ row }) => row),
    rows: await readRecords(ctx, workspaceId, both),
    eventIds: events.map(({ id }) => id),
    mergeIds: merges.map(({ id }) => id),
  };
}

/** What was written of a record, and the merges it came from, follow their person. */
export async function moveHistory(
  ctx: Ctx,
  workspaceId: string,
  { eventIds, mergeIds }: Pick<MergeSnapshot, 'eventIds' | 'mergeIds'>,
  personId: string,
): Promise<void> {
  if (eventIds.length > 0)
    await ctx.db
      .update(personEvents)
      .set({ personId })
      .where(and(own(personEvents, workspaceId), inArray(personEvents.id, eventIds)));
  if (mergeIds.length > 0)
    await ctx.db
      .update(personMerges)
      .set({ keptId: personId })
      .where(and(own(personMerges, workspaceId), inArray(personMerges.id, mergeIds)));
}

/** An exclusion of someone who has no identity names their record: it follows too. */
export async function moveOwnRule(
  ctx: Ctx,
  workspaceId: string,
  fromId: string,
  toId: string,
): Promise<void> {
  await ctx.db.execute(sql`
    update exclusions set value = ${`person:${toId}`}
    where workspace_id = ${workspaceId} and kind = 'person' and value = ${`person:${fromId}`}
      and not exists (
        select 1 from exclusions o
        where o.workspace_id = ${workspaceId} and o.kind = 'person' and o.value = ${`person:${toId}`})`);
}
