import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { ProspectDetail, ProspectStep } from '#contract/overview/prospects.ts';
import { nameStep, type SequenceStep } from '#core/campaigns/engagement.ts';
import { hasVariants } from '#core/drafts/default-angle.ts';
import { isTextStep } from '#core/messages/make-brief.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { type AttemptRow, attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { readToday, type Today } from '#server/features/overview/campaign-live/read-today.ts';
import { type DraftRecord, drafts } from '#server/features/texts/drafts/drafts.table.ts';
import { needsApproval, partOf } from '#server/features/texts/drafts/read/needs-approval.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { describeDeparture, readVersionSteps } from './present-prospect.ts';

type PersonCampaign = ProspectDetail['ways'][number];
type Draft = Pick<DraftRecord, 'id' | 'state' | 'text' | 'blocking' | 'angle'> & { needsApproval: boolean };

/** Every campaign of a person, with its steps: the text of each, and whether it left. */
export async function readPersonCampaigns(
  ctx: MemberCtx,
  personId: string,
  known: Today | null = null,
): Promise<PersonCampaign[]> {
  const { workspaceId } = ctx.actor;
  const rows = await ctx.db
    .select({
      enrolment: enrolments,
      name: campaigns.name,
      status: campaigns.status,
      pausedReason: campaigns.pausedReason,
    })
    .from(enrolments)
    .innerJoin(campaigns, and(own(campaigns, workspaceId), eq(campaigns.id, enrolments.campaignId)))
    .where(and(own(enrolments, workspaceId), eq(enrolments.personId, personId), isNull(campaigns.deletedAt)))
    .orderBy(asc(enrolments.finishedAt), desc(enrolments.enrolledAt));
  const running = rows.filter(({ enrolment }) => enrolment.state !== 'finished');
  const finished = rows.filter(({ enrolment }) => enrolment.state === 'finished').reverse();
  const stepsOf = await readVersionSteps(
    ctx,
    rows.map(({ enrolment: { campaignId, sequenceVersion: version } }) => ({ campaignId, version })),
  );
  const stepsOfPerson = await readPersonSteps(ctx, personId);
  const today = known ?? (running.length > 0 ? await readToday(ctx) : null);
  return [...running, ...finished].map(({ enrolment, name, status, pausedReason }) => {
    const { campaignId, sequenceVersion: version } = enrolment;
    const steps = stepsOf({ campaignId, version });
    return {
      campaign: { id: campaignId, name },
      state: enrolment.state,
      reason: enrolment.reason,
      stepKey: enrolment.nextStepKey,
      stepName: enrolment.nextStepKey && nameStep(steps, enrolment.nextStepKey),
      at: enrolment.nextActionAt?.toISOString() ?? null,
      campaignPause: status === 'paused' ? (pausedReason ?? 'user') : null,
      isPaused: enrolment.isPaused,
      pausedUntil: enrolment.pausedUntil?.toISOString() ?? null,
      isOnHold: enrolment.isOnHold,
      ...(today
        ? describeDeparture(enrolment, steps, today, ctx.campaignClock.now())
        : { turnAt: null, fromAt: null }),
      enrolledAt: enrolment.enrolledAt.toISOString(),
      finishedAt: enrolment.finishedAt?.toISOString() ?? null,
      steps: stepsOfPerson(campaignId, steps),
    };
  });
}

/** The text and the attempt of each step of a sequence, for one person. */
export async function readPersonSteps(
  ctx: MemberCtx,
  personId: string,
): Promise<(campaignId: string, steps: readonly SequenceStep[]) => ProspectStep[]> {
  const texts = await ctx.db
    .select({
      id: drafts.id,
      campaignId: drafts.campaignId,
      stepKey: drafts.stepKey,
      state: drafts.state,
      text: drafts.text,
      blocking: drafts.blocking,
      angle: drafts.angle,
      needsApproval,
    })
    .from(drafts)
    .where(and(own(drafts, ctx.actor), eq(drafts.personId, personId)));
  const acts = await ctx.db
    .select()
    .from(attempts)
    .where(and(own(attempts, ctx.actor), eq(attempts.personId, personId)));
  return (campaignId, steps) => {
    const ofStep = <Row extends { campaignId: string | null; stepKey: string }>(
      rows: readonly Row[],
      key: string,
    ) => rows.find((row) => row.campaignId === campaignId && row.stepKey === key);
    return steps.map((step) => presentStep(steps, step, ofStep(acts, step.key), ofStep(texts, step.key)));
  };
}

/** What left is dated by when it was decided, as in the log; the rest by its end, or by how far it is. */
const momentOfAct = ({ state, claimedAt, calledAt, settledAt, plannedAt }: AttemptRow): Date =>
  (state === 'confirmed' ? (claimedAt ?? settledAt) : (settledAt ?? calledAt ?? claimedAt)) ?? plannedAt;

function presentStep(
  steps: readonly SequenceStep[],
  step: SequenceStep,
  attempt: AttemptRow | undefined,
  draft: Draft | undefined,
): ProspectStep {
  return {
    key: step.key,
    name: nameStep(steps, step.key),
    kind: step.kind,
    attempt: attempt
      ? {
          id: attempt.id,
          act: attempt.act,
          state: attempt.state,
          text: attempt.text,
          at: momentOfAct(attempt).toISOString(),
          settledBy: attempt.settledBy,
          outcome: attempt.outcome,
          isAsked: attempt.askedAt !== null && attempt.state === 'unknown',
        }
      : null,
    draft: draft
      ? {
          id: draft.id,
          state: partOf(draft),
          text: draft.text,
          blocking: draft.blocking,
          variant: isTextStep(step) && hasVariants(step) ? draft.angle : null,
        }
      : null,
  };
}
