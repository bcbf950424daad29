import { and, eq, ne } from 'drizzle-orm';
import type { StepKind } from '#core/campaigns/engagement.ts';
import type { AttemptAct } from '#core/engine/attempt.ts';
import { decideForPerson } from '#core/engine/decide-for-person.ts';
import type { Decision, SkipReason, StopReason } from '#core/engine/decision.ts';
import { newRefusal } from '#core/engine/refusal-texts.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { type EnrolmentRow, enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { approveTextJob, writeTextsJob } from '../engine.jobs.ts';
import { attempts } from '../ledger/attempts.table.ts';
import type { LoadedPerson } from './load-people.ts';

/** More skips in a row than any sequence has steps. */
const mostSkips = 50;

/**
 * Decides for a person who is due, and writes it: what is passed over, what waits and until when, what is asked of the
 * user, what is over. The caller holds the enrolment. Returns what stands at the end.
 */
export async function writeDecision(ctx: Ctx, loaded: LoadedPerson): Promise<Decision> {
  const now = ctx.campaignClock.now();
  let { state } = loaded;
  for (let skips = 0; skips < mostSkips; skips += 1) {
    const decision = decideForPerson(state, now);
    if (decision.is !== 'skip') {
      await write(ctx, loaded, decision);
      return decision;
    }
    const { stepKey, because } = decision;
    await recordSkip(ctx, loaded, stepKey, because);
    state = {
      ...state,
      person: { ...state.person, goesFirst: false },
      past: [...state.past, { stepKey, outcome: 'skipped', at: now }],
    };
  }
  throw new Error('a sequence without an end');
}

const actsOfSteps: Record<StepKind, AttemptAct> = {
  visit: 'visit',
  invitation: 'invite',
  wait: 'withdraw',
  message: 'message',
  follow_up: 'message',
  task: 'task',
};

/** The step is over for good: the ledger has a row for it, so that nothing can claim it any more. */
export async function recordSkip(
  ctx: Ctx,
  { enrolment, config }: LoadedPerson,
  stepKey: string,
  because: SkipReason,
): Promise<void> {
  const { workspaceId, campaignId, personId, accountId } = enrolment;
  const now = ctx.campaignClock.now();
  const kind = config.steps.find(({ key }) => key === stepKey)?.kind;
  const act = kind ? actsOfSteps[kind] : 'message';
  await ctx.db
    .insert(attempts)
    .values({
      workspaceId,
      accountId,
      campaignId,
      personId,
      stepKey,
      act,
      state: 'not_sent',
      plannedAt: now,
      settledAt: now,
      settledBy: 'rule',
      outcome: because,
    })
    .onConflictDoUpdate({
      target: [attempts.workspaceId, attempts.campaignId, attempts.personId, attempts.stepKey],
      set: { state: 'not_sent', settledAt: now, settledBy: 'rule', outcome: because, token: null },
      setWhere: eq(attempts.state, 'planned'),
    });
  // Whoever was to go first was so for this step only.
  if (enrolment.firstAt) await ctx.db.update(enrolments).set({ firstAt: null }).where(isThis(enrolment));
  await recordActivity(ctx, {
    workspaceId,
    kind: 'step_skipped',
    campaignId,
    personId,
    accountId,
    stepKey,
    detail: { because },
  });
}

async function write(ctx: Ctx, loaded: LoadedPerson, decision: Exclude<Decision, { is: 'skip' }>) {
  const { enrolment } = loaded;
  const now = ctx.campaignClock.now();
  if (decision.is === 'act' && decision.act.kind === 'task')
    return planTask(ctx, enrolment, decision.stepKey);
  if (decision.is === 'stop') return finish(ctx, enrolment, decision.because);
  const change: Partial<EnrolmentRow> =
    decision.is === 'act'
      ? {
          state: 'ready',
          // Since when it is due: among equals, whoever waits longest goes first.
          nextActionAt: enrolment.nextActionAt ?? now,
          nextStepKey: decision.stepKey,
          nextAct: decision.act.kind,
          reason: null,
        }
      : {
          state: decision.is === 'wait' ? 'waiting' : 'asking',
          nextActionAt: decision.is === 'wait' ? decision.until : null,
          nextStepKey: decision.stepKey,
          nextAct: null,
          reason: decision.because,
        };
  await ctx.db
    .update(enrolments)
    .set(change)
    .where(and(isThis(enrolment), ne(enrolments.state, 'finished')));
  await describeRefusal(ctx, loaded, decision);
  if (decision.is === 'ask') await askOthersFirst(ctx, loaded, decision);
}

async function describeRefusal(
  ctx: Ctx,
  { enrolment, config }: LoadedPerson,
  decision: Decision,
): Promise<void> {
  const refusal = newRefusal(decision, enrolment, config.approval);
  if (!refusal) return;
  const { workspaceId, campaignId, personId, accountId } = enrolment;
  const { stepKey, because } = refusal;
  const about = { workspaceId, campaignId, personId, accountId, stepKey };
  await recordActivity(ctx, { ...about, kind: 'step_held', detail: { because } });
}

/** What the user let be decided by itself is not asked of them; what was never written is asked of the writer. */
async function askOthersFirst(
  ctx: Ctx,
  { enrolment, config }: LoadedPerson,
  { because, stepKey }: Extract<Decision, { is: 'ask' }>,
): Promise<void> {
  const { workspaceId, campaignId, personId } = enrolment;
  if (because === 'approval' && config.approval !== 'each' && stepKey)
    await enqueue(ctx, approveTextJob, { workspaceId, campaignId, personId, stepKey });
  if (because === 'text_missing') await enqueue(ctx, writeTextsJob, { campaignId });
}

export const isThis = ({
  workspaceId,
  campaignId,
  personId,
}: Pick<EnrolmentRow, 'workspaceId' | 'campaignId' | 'personId'>) =>
  and(own(enrolments, workspaceId), eq(enrolments.campaignId, campaignId), eq(enrolments.personId, personId));

/** The sequence is over for this person. `detail`: what else the log keeps of it. */
export async function finish(
  ctx: Ctx,
  enrolment: EnrolmentRow,
  because: StopReason,
  detail: Record<string, string> = {},
): Promise<void> {
  const { workspaceId, campaignId, personId, accountId } = enrolment;
  const [finished] = await ctx.db
    .update(enrolments)
    .set({
      state: 'finished',
      reason: because,
      finishedAt: ctx.campaignClock.now(),
      nextActionAt: null,
      nextStepKey: null,
      nextAct: null,
    })
    .where(and(isThis(enrolment), ne(enrolments.state, 'finished')))
    .returning({ personId: enrolments.personId });
  if (finished)
    await recordActivity(ctx, {
      workspaceId,
      kind: 'person_finished',
      campaignId,
      personId,
      accountId,
      detail: { because, ...detail },
    });
}

/** It waits on the user's dashboard; the sequence goes on once it is done. */
async function planTask(ctx: Ctx, enrolment: EnrolmentRow, stepKey: string): Promise<void> {
  const { workspaceId, campaignId, personId, accountId } = enrolment;
  const plannedAt = ctx.campaignClock.now();
  const about = { workspaceId, campaignId, personId, accountId, stepKey };
  const [planned] = await ctx.db
    .insert(attempts)
    .values({ ...about, act: 'task', state: 'planned', plannedAt })
    .onConflictDoNothing()
    .returning({ id: attempts.id });
  await ctx.db
    .update(enrolments)
    .set({ state: 'asking', reason: 'task', nextStepKey: stepKey, nextAct: 'task', nextActionAt: plannedAt })
    .where(and(isThis(enrolment), ne(enrolments.state, 'finished')));
  if (planned) await recordActivity(ctx, { ...about, kind: 'task_due' });
}
