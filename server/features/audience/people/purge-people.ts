import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import type { PurgePreview } from '#contract/people.ts';
import { personName } from '#core/people/person-name.ts';
import { keptSince } from '#core/people/retention.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { type Ctx, inLongTransaction, inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { deletePeople } from './erase-person.ts';
import { people } from './people.table.ts';
import { personRetention } from './person-history.table.ts';

const mostShown = 5;
const batch = 1000;
const remindAfterMs = 30 * 24 * 3_600_000;

const heardAt = sql<Date>`coalesce(${people.lastContactAt}, ${people.createdAt})`;
const isOld = (userId: string, before: Date) => and(eq(people.userId, userId), lt(heardAt, before));

export async function previewPurge(ctx: MemberCtx): Promise<PurgePreview> {
  const { userId } = ctx.actor;
  const before = keptSince(ctx.campaignClock.now());
  const [counted] = await ctx.db.select({ count: count() }).from(people).where(isOld(userId, before));
  const first = await ctx.db
    .select()
    .from(people)
    .where(isOld(userId, before))
    .orderBy(asc(heardAt), asc(people.id))
    .limit(mostShown);
  return {
    count: counted?.count ?? 0,
    before: before.toISOString(),
    first: first.map((row) => ({
      id: row.id,
      name: personName(row),
      lastContactAt: (row.lastContactAt ?? row.createdAt).toISOString(),
    })),
    isAutomatic: await isAutomatic(ctx, userId),
  };
}

/**
 * Those who have not written for three years. A plain deletion, without a tombstone: they did not object, they are only
 * kept no longer, and a new search may rightly find them. Batch by batch, so that nobody waits behind it.
 */
export async function purgePeople(ctx: Ctx, userId: string): Promise<number> {
  const before = keptSince(ctx.campaignClock.now());
  let deleted = 0;
  for (;;) {
    const gone = await inTransaction(ctx, async (ctx) => {
      const rows = await ctx.db
        .select({ id: people.id })
        .from(people)
        .where(isOld(userId, before))
        .limit(batch);
      await deletePeople(
        ctx,
        userId,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
    deleted += gone;
    if (gone < batch) return deleted;
  }
}

export async function setAutomaticPurge(ctx: MemberCtx, isAutomatic: boolean): Promise<void> {
  await ctx.db
    .insert(personRetention)
    .values({ userId: ctx.actor.userId, isAutomatic })
    .onConflictDoUpdate({ target: personRetention.userId, set: { isAutomatic } });
}

async function isAutomatic(ctx: Ctx, userId: string): Promise<boolean> {
  const [kept] = await ctx.db.select().from(personRetention).where(eq(personRetention.userId, userId));
  return kept?.isAutomatic ?? false;
}

/** Every day: whoever has people to delete is notified once a month, and nothing is deleted unless they chose so. */
export async function watchRetention(ctx: Ctx): Promise<void> {
  const now = ctx.campaignClock.now();
  const owners = await inLongTransaction(ctx, 'sweep', async ({ db }) =>
    db
      .select({ userId: people.userId, count: count() })
      .from(people)
      .where(lt(heardAt, keptSince(now)))
      .groupBy(people.userId),
  );
  if (owners.length === 0) return;
  const settings = await ctx.db
    .select()
    .from(personRetention)
    .where(
      inArray(
        personRetention.userId,
        owners.map(({ userId }) => userId),
      ),
    );
  const byUser = new Map(settings.map((one) => [one.userId, one]));
  for (const { userId, count } of owners) {
    const chosen = byUser.get(userId);
    if (chosen?.isAutomatic) await purgeAndNotify(ctx, userId);
    else if (!chosen?.reportedAt || now.getTime() - chosen.reportedAt.getTime() > remindAfterMs)
      await remindOwner(ctx, userId, count, now);
  }
}

async function purgeAndNotify(ctx: Ctx, userId: string): Promise<void> {
  const deleted = await purgePeople(ctx, userId);
  await notify(ctx, userId, {
    type: 'info',
    title: 'Fiches supprimées après trois ans',
    message: `${deleted} ${deleted > 1 ? 'fiches restées' : 'fiche restée'} trois ans sans contact ${deleted > 1 ? 'ont été supprimées' : 'a été supprimée'}, comme vous l’avez choisi.`,
    link: paths.personalData,
  });
}

const remindOwner = (ctx: Ctx, userId: string, count: number, now: Date): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insert(personRetention)
      .values({ userId, reportedAt: now })
      .onConflictDoUpdate({ target: personRetention.userId, set: { reportedAt: now } });
    await notify(ctx, userId, {
      type: 'warning',
      title: 'Des fiches ont plus de trois ans',
      message: `${count} ${count > 1 ? 'personnes n’ont' : 'personne n’a'} pas donné signe de vie depuis trois ans. Leurs données ne doivent plus être gardées.`,
      link: paths.personalData,
    });
  });
