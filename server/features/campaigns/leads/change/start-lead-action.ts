import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { LeadAct, LeadSelection } from '#contract/campaigns/lead-actions.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { type Ctx, inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { type LeadActionRow, leadActions } from '../lead-actions.table.ts';
import { advanceActionJob } from '../leads.jobs.ts';
import { requireCampaign } from './add-to-campaign.ts';
import { finishAction, runBatch, selectionConditions } from './run-lead-action.ts';

/** Up to here the user waits for the end; beyond, a job goes on. */
const mostAtOnce = 1000;

export const startLeadAction = (
  ctx: MemberCtx,
  { act, selection }: { act: LeadAct; selection: LeadSelection },
): Promise<LeadActionRow> =>
  inTransaction(ctx, async (ctx) => {
    const { workspaceId } = ctx.actor;
    if (act.is === 'add_to_campaign') await requireCampaign(ctx, workspaceId, act.campaignId);
    // People are dated by the campaign clock: those that were there are those dated before now on it.
    const createdAt = ctx.campaignClock.now();
    const [action] = await ctx.db
      .insert(leadActions)
      .values({ workspaceId, act, selection, state: 'running', createdAt })
      .returning();
    if (!action) throw notFound('Action');
    if (await isLarge(ctx, action)) {
      await enqueue(ctx, advanceActionJob, { actionId: action.id });
      return action;
    }
    let at: LeadActionRow | null = action;
    while (at) at = await runBatch(ctx, at);
    return (await finishAction(ctx, action, 'completed')) ?? action;
  });

async function isLarge(ctx: Ctx, { workspaceId, selection }: LeadActionRow): Promise<boolean> {
  const [counted] = await rowsOf<{ count: number }>(
    ctx.db,
    sql`select count(*)::int as count from
      (select 1 from ${people} where ${selectionConditions(ctx, workspaceId, selection)} limit ${mostAtOnce + 1}) found`,
  );
  return (counted?.count ?? 0) > mostAtOnce;
}

export async function getLeadAction(ctx: MemberCtx, id: string): Promise<LeadActionRow> {
  const [action] = await ctx.db
    .select()
    .from(leadActions)
    .where(and(own(leadActions, ctx.actor), eq(leadActions.id, id)));
  if (!action) throw notFound('Action');
  return action;
}

/** Whatever runs and nobody holds: a lost job, a killed worker. */
export async function wakeActions(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .select({ id: leadActions.id })
    .from(leadActions)
    .where(
      and(
        eq(leadActions.state, 'running'),
        or(isNull(leadActions.lockedUntil), lte(leadActions.lockedUntil, ctx.clock.now())),
      ),
    )
    .limit(100);
  for (const { id } of due) await enqueue(ctx, advanceActionJob, { actionId: id });
}
