import { and, asc, count, lt, sql } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import type { PurgePreview } from '#contract/people.ts';
import { personName } from '#core/people/person-name.ts';
import { keptSince } from '#core/people/retention.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { type Ctx, inLongTransaction, inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own, ownAmong } from '#server/platform/db/own.ts';
import { deletePeople } from './erase-person.ts';
import { people } from './people.table.ts';
import { personRetention } from './person-history.table.ts';

const mostShown = 5;
const batch = 1000;
const remindAfterMs = 30 * 24 * 3_600_000;

const heardAt = sql<Date>`coalesce(${people.lastContactAt}, ${people.createdAt})`;
const isOld = (workspaceId: string, before: Date) => and(own(people, workspaceId), lt(heardAt, before));

export async function previewPurge(ctx: MemberCtx): Promise<PurgePreview> {
  const { workspaceId } = ctx.actor;
  const before = keptSince(ctx.campaignClock.now());
  const [counted] = await ctx.db.select({ count: count() }).from(people).where(isOld(workspaceId, before));
  const first = await ctx.db
    .select()
    .from(people)
    .where(isOld(workspaceId, before))
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
    isAutomatic: await isAutomatic(ctx, workspaceId),
  };
}

/**
 * Those who have not written for three years. A plain deletion, without a tombstone: they did not object, they are only
 * kept no longer, and a new search may rightly find them. Batch by batch, so that nobody waits behind it.
 */
export async function purgePeople(ctx: Ctx, workspaceId: string): Promise<number> {
  const before = keptSince(ctx.campaignClock.now());
  let deleted = 0;
  for (;;) {
    const gone = await inTransaction(ctx, async (ctx) => {
      const rows = await ctx.db
        .select({ id: people.id })
        .from(people)
        .where(isOld(workspaceId, before))
        .limit(batch);
      await deletePeople(
        ctx,
        workspaceId,
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
    .values({ workspaceId: ctx.actor.workspaceId, isAutomatic })
    .onConflictDoUpdate({ target: personRetention.workspaceId, set: { isAutomatic } });
}

async function isAutomatic(ctx: Ctx, workspaceId: string): Promise<boolean> {
  const [kept] = await ctx.db.select().from(personRetention).where(own(personRetention, workspaceId));
  return kept?.isAutomatic ?? false;
}

/** Every day: whoever has people to delete is notified once a month, and nothing is deleted unless they chose so. */
export async function watchRetention(ctx: Ctx): Promise<void> {
  const now = ctx.campaignClock.now();
  const owners = await inLongTransaction(ctx, 'sweep', async ({ db }) =>
    db
      .select({ workspaceId: people.workspaceId, count: count() })
      .from(people)
      .where(lt(heardAt, keptSince(now)))
      .groupBy(people.workspaceId),
  );
  if (owners.length === 0) return;
  const settings = await ctx.db
    .select()
    .from(personRetention)
    .where(
      ownAmong(
        personRetention,
        owners.map(({ workspaceId }) => workspaceId),
      ),
    );
  const byUser = new Map(settings.map((one) => [one.workspaceId, one]));
  for (const { workspaceId, count } of owners) {
    const chosen = byUser.get(workspaceId);
    if (chosen?.isAutomatic) await purgeAndNotify(ctx, workspaceId);
    else if (!chosen?.reportedAt || now.getTime() - chosen.reportedAt.getTime() > remindAfterMs)
      await remindOwner(ctx, workspaceId, count, now);
  }
}

async function purgeAndNotify(ctx: Ctx, workspaceId: string): Promise<void> {
  const deleted = await purgePeople(ctx, workspaceId);
  await notify(ctx, ownerOf(workspaceId), {
    type: 'info',
    title: 'Fiches supprimées après trois ans',
    message: `${deleted} ${deleted > 1 ? 'fiches restées' : 'fiche restée'} trois ans sans contact ${deleted > 1 ? 'ont été supprimées' : 'a été supprimée'}, comme vous l’avez choisi.`,
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
      title: 'Des fiches ont plus de trois ans',
      message: `${count} ${count > 1 ? 'personnes n’ont' : 'personne n’a'} pas donné signe de vie depuis trois ans. Leurs données ne doivent plus être gardées.`,
      link: paths.personalData,
    });
  });
