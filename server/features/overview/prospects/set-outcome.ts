import { and, desc, eq, ne } from 'drizzle-orm';
import type { ProspectDetail } from '#contract/overview/prospects.ts';
import type { ProspectOutcome } from '#core/prospects/stages.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { removePerson } from '#server/features/engine/person-acts/remove-person.ts';
import { resumePerson } from '#server/features/engine/person-acts/resume-person.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { getProspect } from './get-prospect.ts';
import { prospectOutcomes } from './prospect-outcomes.table.ts';

/**
 * What the user says came of somebody; null takes it back. A sequence that still runs stops first: nobody is chased who
 * has a meeting. What it stopped goes on once it is taken back, unless it `keepsStopped`.
 */
export async function setOutcome(
  ctx: MemberCtx,
  {
    personId,
    outcome,
    keepsStopped = false,
  }: { personId: string; outcome: ProspectOutcome | null; keepsStopped?: boolean },
): Promise<ProspectDetail> {
  await getProspect(ctx, personId);
  await (outcome === null ? takeBack(ctx, personId, keepsStopped) : say(ctx, personId, outcome));
  return getProspect(ctx, personId);
}

async function say(ctx: MemberCtx, personId: string, outcome: ProspectOutcome): Promise<void> {
  const { workspaceId } = ctx.actor;
  const campaignId = await readLastCampaign(ctx, personId);
  const stopped = await stopSequence(ctx, personId);
  const saidAt = ctx.campaignClock.now();
  await inTransaction(ctx, async (ctx) => {
    const written = await ctx.db
      .insert(prospectOutcomes)
      .values({ workspaceId, personId, outcome, saidAt, stoppedCampaignId: stopped })
      .onConflictDoUpdate({
        target: [prospectOutcomes.workspaceId, prospectOutcomes.personId],
        // From a meeting to a deal: what the meeting stopped is still what would go on.
        set: { outcome, saidAt, ...(stopped && { stoppedCampaignId: stopped }) },
        // Said twice is said once: the log counts it, at the moment it was first said.
        setWhere: ne(prospectOutcomes.outcome, outcome),
      })
      .returning();
    if (written.length > 0)
      await recordActivity(ctx, {
        ...{ workspaceId, personId, campaignId, kind: 'outcome_said' as const },
        ...{ at: saidAt, detail: { outcome } },
      });
    // The other of two clicks said it first, and this one stopped the sequence.
    else if (stopped)
      await ctx.db
        .update(prospectOutcomes)
        .set({ stoppedCampaignId: stopped })
        .where(and(own(prospectOutcomes, workspaceId), eq(prospectOutcomes.personId, personId)));
  });
}

/** The campaign that led to it. */
async function readLastCampaign(ctx: MemberCtx, personId: string): Promise<string | null> {
  const [last] = await ctx.db
    .select({ campaignId: enrolments.campaignId })
    .from(enrolments)
    .where(and(own(enrolments, ctx.actor), eq(enrolments.personId, personId)))
    .orderBy(desc(enrolments.enrolledAt))
    .limit(1);
  return last?.campaignId ?? null;
}

async function stopSequence(ctx: MemberCtx, personId: string): Promise<string | null> {
  const [running] = await ctx.db
    .select({ campaignId: enrolments.campaignId })
    .from(enrolments)
    .where(
      and(own(enrolments, ctx.actor), eq(enrolments.personId, personId), ne(enrolments.state, 'finished')),
    );
  if (!running) return null;
  const isStopped = await unlessMovedOn(removePerson(ctx, { campaignId: running.campaignId, personId }));
  return isStopped ? running.campaignId : null;
}

async function takeBack(ctx: MemberCtx, personId: string, keepsStopped: boolean): Promise<void> {
  const { workspaceId } = ctx.actor;
  const campaignId = await readLastCampaign(ctx, personId);
  const removed = await inTransaction(ctx, async (ctx) => {
    const [removed] = await ctx.db
      .delete(prospectOutcomes)
      .where(and(own(prospectOutcomes, ctx.actor), eq(prospectOutcomes.personId, personId)))
      .returning();
    if (removed)
      await recordActivity(ctx, {
        ...{ workspaceId, personId, campaignId, kind: 'outcome_undone' as const },
        detail: { outcome: removed.outcome },
      });
    return removed;
  });
  if (removed?.stoppedCampaignId && !keepsStopped)
    await unlessMovedOn(resumePerson(ctx, { campaignId: removed.stoppedCampaignId, personId }));
}

/** Somebody who answered or said no meanwhile stays where that put them, and a campaign may be gone. */
async function unlessMovedOn(change: Promise<void>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'conflict' || error.code === 'not_found')) return false;
    throw error;
  }
}
