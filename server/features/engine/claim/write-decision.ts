import { and, eq, ne, sql } from 'drizzle-orm';
import type { StepKind } from '#core/campaigns/engagement.ts';
import type { AttemptAct } from '#core/engine/attempt.ts';
import { decideForPerson } from '#core/engine/decide/decide-for-person.ts';
import type { Decision, SkipReason, StopReason } from '#core/engine/decide/decision.ts';
import { newRefusal } from '#core/engine/decide/refusal-texts.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { type EnrolmentRow, enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { approveTextJob, writeTextsJob } from '../engine.jobs.ts';
import { attempts } from '../ledger/attempts.table.ts';
import { ended } from '../ledger/finish-person.ts';
import type { LoadedPerson } from './load-people.ts';

/** More skips in a row than any sequence has steps. */
const mostSkips = 50;

/**
 * Decides for people who are due, and writes it: steps skipped, waits and until when, questions to the user, ends. The
 * caller has locked the enrolments. Returns the last decision for each.
 */
export async function writeDecisions(ctx: Ctx, people: readonly LoadedPerson[]): Promise<Decided[]> {
  const decided: Decided[] = [];
  for (const loaded of people) decided.push({ loaded, decision: await passSkips(ctx, loaded) });
  await updateEnrolments(ctx, decided);
  for (const { loaded, decision } of decided) await recordDecision(ctx, loaded, decision);
  return decided;
}

type Decided = { loaded: LoadedPerson; decision: Exclude<Decision, { is: 'skip' }> };

/** Records each step that is skipped, until a decision that is none. */
async function passSkips(ctx: Ctx, loaded: LoadedPerson): Promise<Decided['decision']> {
  const now = ctx.campaignClock.now();
  let { state } = loaded;
  for (let skips = 0; skips < mostSkips; skips += 1) {
    const decision = decideForPerson(state, now);
    if (decision.is !== 'skip') return decision;
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
  // To go first was asked for the step that ends here, not for the next one.
  if (enrolment.firstAt)
    await ctx.db.update(enrolments).set({ firstAt: null }).where(isEnrolmentOf(enrolment));
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

const isTask = (decision: Decision) => decision.is === 'act' && decision.act.kind === 'task';

/** Whoever is ready, waits or asks, in one statement however many they are. */
async function updateEnrolments(ctx: Ctx, decided: readonly Decided[]): Promise<void> {
  const now = ctx.campaignClock.now();
  const moves = decided.flatMap(({ loaded: { enrolment }, decision }) =>
    decision.is === 'stop' || isTask(decision) ? [] : [enrolmentAfter(enrolment, decision, now)],
  );
  if (moves.length === 0) return;
  const to = sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m("workspaceId" uuid, "campaignId" uuid,
    "personId" uuid, "state" text, "nextActionAt" timestamptz, "nextStepKey" text, "nextAct" text, "reason" text)`;
  await ctx.db
    .update(enrolments)
    .set({
      state: sql`m."state"`,
      nextActionAt: sql`m."nextActionAt"`,
      nextStepKey: sql`m."nextStepKey"`,
      nextAct: sql`m."nextAct"`,
      reason: sql`m."reason"`,
    })
    .from(to)
    .where(
      and(
        own(
          enrolments,
          { workspaceId: sql`m."workspaceId"` },
          { campaignId: sql`m."campaignId"`, personId: sql`m."personId"` },
        ),
        ne(enrolments.state, 'finished'),
      ),
    );
}

function enrolmentAfter(
  { workspaceId, campaignId, personId, nextActionAt }: EnrolmentRow,
  decision: Exclude<Decided['decision'], { is: 'stop' }>,
  now: Date,
): Partial<EnrolmentRow> {
  const of = { workspaceId, campaignId, personId, nextStepKey: decision.stepKey };
  if (decision.is === 'act')
    // Since when it is due: among equals, whoever waits longest goes first.
    return {
      ...of,
      state: 'ready',
      nextActionAt: nextActionAt ?? now,
      nextAct: decision.act.kind,
      reason: null,
    };
  return {
    ...of,
    state: decision.is === 'wait' ? 'waiting' : 'asking',
    nextActionAt: decision.is === 'wait' ? decision.until : null,
    nextAct: null,
    reason: decision.because,
  };
}

async function recordDecision(ctx: Ctx, loaded: LoadedPerson, decision: Decided['decision']): Promise<void> {
  const { enrolment } = loaded;
  if (decision.is === 'act' && decision.act.kind === 'task')
    return planTask(ctx, enrolment, decision.stepKey);
  if (decision.is === 'stop') return finish(ctx, enrolment, decision.because);
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

export const isEnrolmentOf = ({
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
    .set(ended(ctx, because))
    .where(and(isEnrolmentOf(enrolment), ne(enrolments.state, 'finished')))
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
    .where(and(isEnrolmentOf(enrolment), ne(enrolments.state, 'finished')));
  if (planned) await recordActivity(ctx, { ...about, kind: 'task_due' });
}
