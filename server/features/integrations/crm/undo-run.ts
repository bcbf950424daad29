import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import type { CrmKind } from '#server/providers/crm/crm.ts';
import { advanceRunJob } from './crm.jobs.ts';
import { type CrmRunRow, crmConnections, crmItems, crmLinks, crmRuns } from './crm.table.ts';
import { getRun, lastRun } from './list-runs.ts';
import { batchLength, linksOf, moveRun, type Work } from './run-state.ts';

/** What hangs on another goes first. */
const order: readonly CrmKind[] = ['deal', 'activity', 'contact', 'company'];

/** What the last run made is taken away there, and nothing goes by itself any more until the user synchronises again. */
export const undoRun = (ctx: MemberCtx, id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    await getRun(ctx, id);
    const last = await lastRun(ctx, ctx.actor.workspaceId);
    if (last?.id !== id || (last.phase !== 'done' && last.phase !== 'failed'))
      throw new AppError('conflict', 'Seule la dernière synchronisation peut être annulée.');
    await ctx.db
      .update(crmRuns)
      .set({ phase: 'undoing', cursor: null, problem: null, resumeAt: null })
      .where(and(own(crmRuns, ctx.actor), eq(crmRuns.id, id)));
    await ctx.db
      .update(crmConnections)
      .set({ isLive: false, nextSyncAt: null })
      .where(own(crmConnections, ctx.actor));
    await enqueue(ctx, advanceRunJob, { runId: id });
  });

/** A record that is gone already stays gone: the same step again does no harm. */
export async function undoStep({ ctx, run, crm }: Work): Promise<CrmRunRow> {
  for (const kind of order) {
    const made = await ctx.db
      .select({ id: crmItems.id, remoteId: crmItems.remoteId })
      .from(crmItems)
      .where(
        and(
          own(crmItems, run, { runId: run.id, kind, verdict: 'create', state: 'done' }),
          isNotNull(crmItems.remoteId),
        ),
      )
      .limit(batchLength);
    if (made.length === 0) continue;
    const remoteIds = made.flatMap(({ remoteId }) => remoteId ?? []);
    await crm.remove(kind, remoteIds);
    return inTransaction(ctx, async (ctx) => {
      await ctx.db
        .delete(crmLinks)
        .where(and(linksOf(run, kind), eq(crmLinks.isOurs, true), inArray(crmLinks.remoteId, remoteIds)));
      await ctx.db
        .update(crmItems)
        .set({ state: 'undone' })
        .where(
          and(
            own(crmItems, run),
            inArray(
              crmItems.id,
              made.map(({ id }) => id),
            ),
          ),
        );
      return moveRun(ctx, run, {});
    });
  }
  return moveRun(ctx, run, { phase: 'undone', finishedAt: ctx.clock.now() });
}
