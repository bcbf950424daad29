import { and, desc, eq, isNull, lte, notInArray, or } from 'drizzle-orm';
import { lockOwner, lockOwnerOf } from '#server/features/identity/plans/lock-owner.ts';
import { isOwnerServed } from '#server/features/identity/users/is-owner-served.ts';
import { type Ctx, inTransaction, type MemberCtx, type System } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { advanceRunJob } from './crm.jobs.ts';
import { type CrmConnectionRow, crmConnections, crmItems, crmRuns } from './crm.table.ts';
import { getRun } from './list-runs.ts';
import { isOpenPhase } from './run-state.ts';

/** How many runs the log keeps. */
const keptRuns = 20;

export async function findConnection(ctx: MemberCtx): Promise<CrmConnectionRow> {
  const [connection] = await ctx.db.select().from(crmConnections).where(own(crmConnections, ctx.actor));
  if (!connection) throw new AppError('conflict', 'Connectez d’abord un CRM.');
  return connection;
}

/** Compares and writes nothing; one that runs already is the one. */
export const startTrial = (ctx: MemberCtx): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    await startRun(ctx, await findConnection(ctx), true);
  });

async function startRun(ctx: Ctx, connection: CrmConnectionRow, isTrial: boolean): Promise<void> {
  const { workspaceId, service, account } = connection;
  const runs = await ctx.db
    .select({ id: crmRuns.id, phase: crmRuns.phase })
    .from(crmRuns)
    .where(own(crmRuns, workspaceId))
    .orderBy(desc(crmRuns.startedAt));
  if (runs.some(({ phase }) => isOpenPhase(phase))) return;
  // A comparison that was not followed says nothing any more.
  const old = runs.filter(({ phase }, at) => phase === 'compared' || at >= keptRuns);
  for (const { id } of old)
    await ctx.db.delete(crmRuns).where(and(own(crmRuns, workspaceId), eq(crmRuns.id, id)));
  const id = ctx.random.uuid();
  await ctx.db.insert(crmRuns).values({
    ...{ id, workspaceId, service, account, isTrial, phase: 'pulling' },
    startedAt: ctx.clock.now(),
  });
  await enqueue(ctx, advanceRunJob, { runId: id });
}

/** The user has seen what would be written. */
export const confirmRun = (ctx: MemberCtx, id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    await getRun(ctx, id);
    await findConnection(ctx);
    const [run] = await ctx.db
      .update(crmRuns)
      .set({ phase: 'companies', isTrial: false, startedAt: ctx.clock.now() })
      .where(and(own(crmRuns, ctx.actor), eq(crmRuns.id, id), eq(crmRuns.phase, 'compared')))
      .returning();
    if (!run) throw new AppError('conflict', 'Cet essai n’attend plus. Refaites l’essai à blanc.');
    await ctx.db.update(crmConnections).set({ isLive: true }).where(own(crmConnections, ctx.actor));
    await enqueue(ctx, advanceRunJob, { runId: id });
  });

/** Whatever is due: runs that nobody works on, and the next run of those who synchronise by themselves. */
export async function wakeRuns(ctx: Ctx<System>): Promise<void> {
  const now = ctx.clock.now();
  const open = await ctx.db
    .select({ id: crmRuns.id })
    .from(crmRuns)
    .where(
      and(
        notInArray(crmRuns.phase, ['compared', 'done', 'failed', 'undone']),
        or(isNull(crmRuns.claimedUntil), lte(crmRuns.claimedUntil, now)),
        or(isNull(crmRuns.resumeAt), lte(crmRuns.resumeAt, now)),
        isOwnerServed(ctx, crmRuns),
      ),
    );
  for (const { id } of open) await enqueue(ctx, advanceRunJob, { runId: id });
  const due = await ctx.db
    .select()
    .from(crmConnections)
    .where(
      and(
        eq(crmConnections.isLive, true),
        lte(crmConnections.nextSyncAt, now),
        isOwnerServed(ctx, crmConnections),
      ),
    );
  for (const connection of due)
    await inTransaction(ctx, async (ctx) => {
      await lockOwnerOf(ctx, connection.workspaceId);
      await startRun(ctx, connection, false);
    });
}

const phaseOf = { company: 'companies', contact: 'contacts', activity: 'activities', deal: 'deals' } as const;

/** One that failed is tried once more, then the run goes on from there. */
export const replayItem = (ctx: MemberCtx, id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    const mine = and(own(crmItems, ctx.actor), eq(crmItems.id, id));
    const [item] = await ctx.db.select().from(crmItems).where(mine);
    if (!item) throw notFound('Échec');
    if (item.state !== 'failed') throw new AppError('conflict', 'Ce n’est plus un échec.');
    await ctx.db.update(crmItems).set({ state: 'planned', problem: null }).where(mine);
    const [busy] = await ctx.db
      .select({ id: crmRuns.id })
      .from(crmRuns)
      .where(
        and(own(crmRuns, ctx.actor), notInArray(crmRuns.phase, ['compared', 'done', 'failed', 'undone'])),
      );
    if (busy)
      throw new AppError('conflict', 'Une synchronisation est en cours. Réessayez quand elle sera finie.');
    await ctx.db
      .update(crmRuns)
      .set({ phase: phaseOf[item.kind], problem: null })
      .where(and(own(crmRuns, ctx.actor), eq(crmRuns.id, item.runId)));
    await enqueue(ctx, advanceRunJob, { runId: item.runId });
  });
