import { and, eq, isNull, lte, notInArray, or } from 'drizzle-orm';
import type { CrmPhase } from '#contract/integrations/crm.ts';
import { paths } from '#contract/paths.ts';
import { crmLabel } from '#core/integrations/crm-fields.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '#core/time/durations.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { isOwnerServed } from '#server/features/identity/users/is-owner-served.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { type Ctx, inTransaction, type System } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { CrmError } from '#server/providers/crm/crm.ts';
import { comparePeople } from './compare-people.ts';
import { describeFailure } from './connect-crm.ts';
import { advanceRunJob } from './crm.jobs.ts';
import { type CrmRunRow, crmConnections, crmRuns } from './crm.table.ts';
import { openCrm } from './open-crm.ts';
import { pullFollowed } from './pull-followed.ts';
import { pushActivities, pushDeals } from './push-happenings.ts';
import { pushCompanies, pushContacts } from './push-people.ts';
import { claimMs, isOpenPhase, RunEnded, type Work } from './run-state.ts';
import { undoStep } from './undo-run.ts';

const longestMs = 45 * secondMs;
const syncEveryMs = hourMs;

const steps: Partial<Record<CrmPhase, (work: Work) => Promise<CrmRunRow>>> = {
  pulling: pullFollowed,
  comparing: comparePeople,
  companies: pushCompanies,
  contacts: pushContacts,
  activities: pushActivities,
  deals: pushDeals,
  undoing: undoStep,
};

/** Step after step, each kept before the next: whoever dies leaves the rest to the next worker. */
export async function advanceRun(ctx: Ctx<System>, runId: string): Promise<void> {
  const claimed = await claimRun(ctx, runId);
  if (!claimed) return;
  let run = claimed;
  try {
    const [connection] = await ctx.db.select().from(crmConnections).where(own(crmConnections, run));
    if (!connection) throw new RunEnded(run.id);
    const crm = await openCrm(ctx, connection);
    const until = ctx.clock.now().getTime() + longestMs;
    for (;;) {
      const step = steps[run.phase];
      if (!step || ctx.clock.now().getTime() > until) break;
      run = await step({ ctx, run, connection, crm });
    }
    await release(ctx, run, null);
  } catch (error) {
    await settleFailure(ctx, run, error);
  }
}

/** Nobody else works on it meanwhile, and not before the service allows. */
async function claimRun(ctx: Ctx<System>, runId: string): Promise<CrmRunRow | undefined> {
  const now = ctx.clock.now();
  const [run] = await ctx.db
    .update(crmRuns)
    .set({ claimedUntil: new Date(now.getTime() + claimMs), resumeAt: null })
    .where(
      and(
        eq(crmRuns.id, runId),
        notInArray(crmRuns.phase, ['compared', 'done', 'failed', 'undone']),
        or(isNull(crmRuns.claimedUntil), lte(crmRuns.claimedUntil, now)),
        or(isNull(crmRuns.resumeAt), lte(crmRuns.resumeAt, now)),
        isOwnerServed(ctx, crmRuns),
      ),
    )
    .returning();
  return run;
}

/** What is left goes on after `waitMs`; a run that is over says when the next one comes. */
const release = (ctx: Ctx, run: CrmRunRow, waitMs: number | null, problem: string | null = null) =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now().getTime();
    const resumeAt = waitMs === null ? null : new Date(now + waitMs);
    const mine = and(own(crmRuns, run), eq(crmRuns.id, run.id));
    const [left] = await ctx.db
      .update(crmRuns)
      .set({ claimedUntil: null, resumeAt, problem })
      .where(mine)
      .returning({ phase: crmRuns.phase });
    if (!left) return;
    if (isOpenPhase(left.phase))
      await enqueue(ctx, advanceRunJob, { runId: run.id }, resumeAt ? { startAfter: resumeAt } : {});
    else
      await ctx.db
        .update(crmConnections)
        .set({ problem: null, nextSyncAt: new Date(now + syncEveryMs) })
        .where(own(crmConnections, run));
  });

async function settleFailure(ctx: Ctx, run: CrmRunRow, error: unknown): Promise<void> {
  if (error instanceof RunEnded) return;
  const isOld = ctx.clock.now().getTime() - run.startedAt.getTime() > dayMs;
  if (error instanceof CrmError && !isOld) {
    if (error.kind === 'throttled') return release(ctx, run, Math.max(error.retryAfterMs, secondMs));
    if (error.kind === 'unavailable') return release(ctx, run, minuteMs, describeFailure(run.service, error));
  }
  if (error instanceof CrmError)
    return fail(ctx, run, describeFailure(run.service, error), error.kind === 'token');
  if (error instanceof AppError) return fail(ctx, run, error.message, false);
  // Ours: the job fails, and the next look takes it up again.
  throw error;
}

/** The user is told once: nothing more goes until they connect again. */
const fail = (ctx: Ctx, run: CrmRunRow, problem: string, isTokenDead: boolean) =>
  inTransaction(ctx, async (ctx) => {
    await ctx.db
      .update(crmRuns)
      .set({ phase: 'failed', problem, claimedUntil: null, finishedAt: ctx.clock.now() })
      .where(and(own(crmRuns, run), eq(crmRuns.id, run.id)));
    await ctx.db
      .update(crmConnections)
      .set({ problem, ...(isTokenDead && { isLive: false }), nextSyncAt: null })
      .where(own(crmConnections, run));
    await notify(ctx, ownerOf(run.workspaceId), {
      type: 'warning',
      title: `Synchronisation ${crmLabel(run.service)} arrêtée`,
      message: problem,
      link: paths.integrations,
    });
  });
