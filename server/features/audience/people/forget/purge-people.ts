import { and, asc, count, desc, lt, or, sql } from 'drizzle-orm';
import type { PurgePreview } from '#contract/audience/people.ts';
import { paths } from '#contract/paths.ts';
import { personName } from '#core/people/person-name.ts';
import { keptSince, longestRetention, type RetentionChoice, shortestMonths } from '#core/people/retention.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { type Ctx, inLongTransaction, inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own, ownAmong } from '#server/platform/db/own.ts';
import { people } from '../people.table.ts';
import { personPurges, personRetention } from '../person-history.table.ts';
import { deletePeople } from './erase-person.ts';
import { keptUntilOf, readRetention } from './retention-choice.ts';

const mostShown = 5;
const batch = 1000;
const remindAfterMs = 30 * 24 * 3_600_000;

const lastSeenAt = sql<Date>`coalesce(${people.lastContactAt}, ${people.createdAt})`;

/** The first condition is the one that an index finds. */
const isOld = (workspaceId: string, now: Date, choice: RetentionChoice) =>
  and(
    own(people, workspaceId),
    lt(lastSeenAt, keptSince(now, shortestMonths(choice))),
    sql`${keptUntilOf(choice)} < ${now.toISOString()}::timestamptz`,
  );

export async function previewPurge(ctx: MemberCtx): Promise<PurgePreview> {
  const { workspaceId } = ctx.actor;
  const now = ctx.campaignClock.now();
  const { isAutomatic, ...choice } = await readRetention(ctx, workspaceId);
  const [counted] = await ctx.db
    .select({ count: count() })
    .from(people)
    .where(isOld(workspaceId, now, choice));
  const first = await ctx.db
    .select()
    .from(people)
    .where(isOld(workspaceId, now, choice))
    .orderBy(asc(lastSeenAt), asc(people.id))
    .limit(mostShown);
  return {
    count: counted?.count ?? 0,
    first: first.map((row) => ({
      id: row.id,
      name: personName(row),
      lastContactAt: (row.lastContactAt ?? row.createdAt).toISOString(),
    })),
    ...{ isAutomatic, choice },
    coming: await foreseePurges(ctx, now, choice),
    reports: await listPurges(ctx),
  };
}

/** Who goes in which month, from the next one that somebody goes in. */
function foreseePurges(ctx: MemberCtx, now: Date, choice: RetentionChoice) {
  const goesAt = keptUntilOf(choice);
  const month = sql<string>`to_char(${goesAt}, 'YYYY-MM')`;
  return ctx.db
    .select({ month, count: count() })
    .from(people)
    .where(and(own(people, ctx.actor), sql`${goesAt} >= ${now.toISOString()}::timestamptz`))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .limit(mostShown);
}

async function listPurges(ctx: MemberCtx): Promise<PurgePreview['reports']> {
  const rows = await ctx.db
    .select()
    .from(personPurges)
    .where(own(personPurges, ctx.actor))
    .orderBy(desc(personPurges.at), asc(personPurges.id))
    .limit(mostShown);
  return rows.map(({ id, at, count, isAutomatic }) => ({ id, at: at.toISOString(), count, isAutomatic }));
}

/**
 * Those who are kept no longer. A plain deletion, without a tombstone: they did not object, and a new search may rightly
 * find them. Batch by batch, so that nobody waits behind it; the report says how many, and nobody’s name.
 */
export async function purgePeople(
  ctx: Ctx,
  workspaceId: string,
  { isAutomatic }: { isAutomatic: boolean },
): Promise<number> {
  const now = ctx.campaignClock.now();
  const choice = await readRetention(ctx, workspaceId);
  let deleted = 0;
  for (;;) {
    const gone = await inTransaction(ctx, async (ctx) => {
      const rows = await ctx.db
        .select({ id: people.id })
        .from(people)
        .where(isOld(workspaceId, now, choice))
        .limit(batch);
      await deletePeople(
        ctx,
        workspaceId,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
    deleted += gone;
    if (gone < batch) break;
  }
  if (deleted > 0)
    await ctx.db.insert(personPurges).values({ workspaceId, at: now, count: deleted, isAutomatic });
  return deleted;
}

export async function setAutomaticPurge(ctx: MemberCtx, isAutomatic: boolean): Promise<void> {
  await ctx.db
    .insert(personRetention)
    .values({ workspaceId: ctx.actor.workspaceId, isAutomatic })
    .onConflictDoUpdate({ target: personRetention.workspaceId, set: { isAutomatic } });
}

/** Every day: whoever has people to delete is notified once a month, and nothing is deleted unless they chose so. */
export async function watchRetention(ctx: Ctx): Promise<void> {
  const now = ctx.campaignClock.now();
  const owners = await findOverdue(ctx, now);
  if (owners.size === 0) return;
  const settings = await ctx.db
    .select()
    .from(personRetention)
    .where(ownAmong(personRetention, [...owners.keys()]));
  const byUser = new Map(settings.map((one) => [one.workspaceId, one]));
  for (const [workspaceId, count] of owners) {
    const chosen = byUser.get(workspaceId);
    if (chosen?.isAutomatic) await purgeAndNotify(ctx, workspaceId);
    else if (!chosen?.reportedAt || now.getTime() - chosen.reportedAt.getTime() > remindAfterMs)
      await remindOwner(ctx, workspaceId, count, now);
  }
}

/** How many each workspace keeps too long: three years for all at once, then those who chose less, one by one. */
async function findOverdue(ctx: Ctx, now: Date): Promise<Map<string, number>> {
  const rows = await inLongTransaction(ctx, 'sweep', async ({ db }) =>
    db
      .select({ workspaceId: people.workspaceId, count: count() })
      .from(people)
      .where(lt(lastSeenAt, keptSince(now)))
      .groupBy(people.workspaceId),
  );
  const overdue = new Map(rows.map((row) => [row.workspaceId, row.count]));
  const shorter = await ctx.db
    .select()
    .from(personRetention)
    .where(
      or(
        lt(personRetention.foundMonths, longestRetention.foundMonths),
        lt(personRetention.silentMonths, longestRetention.silentMonths),
        lt(personRetention.answeredMonths, longestRetention.answeredMonths),
      ),
    );
  for (const chosen of shorter) {
    const [counted] = await ctx.db
      .select({ count: count() })
      .from(people)
      .where(isOld(chosen.workspaceId, now, chosen));
    if (counted && counted.count > 0) overdue.set(chosen.workspaceId, counted.count);
  }
  return overdue;
}

async function purgeAndNotify(ctx: Ctx, workspaceId: string): Promise<void> {
  const deleted = await purgePeople(ctx, workspaceId, { isAutomatic: true });
  await notify(ctx, ownerOf(workspaceId), {
    type: 'info',
    title: 'Fiches supprimées au terme de leur durée',
    message: `${deleted} ${deleted > 1 ? 'fiches arrivées' : 'fiche arrivée'} au terme de la durée de conservation ${deleted > 1 ? 'ont été supprimées' : 'a été supprimée'}, comme vous l’avez choisi.`,
    link: paths.personalData,
  });
}

const remindOwner = (ctx: Ctx, workspaceId: string, count: number, now: Date): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insert(personRetention)
      .values({ workspaceId, reportedAt: now })
      .onConflictDoUpdate({ target: personRetention.workspaceId, set: { reportedAt: now } });
    await notify(ctx, ownerOf(workspaceId), {
      type: 'warning',
      title: 'Des fiches ont passé leur durée de conservation',
      message: `${count} ${count > 1 ? 'personnes n’ont' : 'personne n’a'} pas donné signe de vie depuis la durée que vous gardez. Leurs données ne doivent plus être gardées.`,
      link: paths.personalData,
    });
  });
