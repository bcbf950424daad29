import { earliestDeparture, type Rhythm } from '#core/campaign-live/earliest-departure.ts';
import { officeHours, type StepKind } from '#core/campaigns/engagement.ts';
import { scheduleUnder } from '#core/campaigns/sequence-rules.ts';
import type { AttemptAct } from '#core/engine/attempt.ts';
import { listSequences } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import type { EnrolmentRow } from '#server/features/campaigns/enrolments.table.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import { findLinkedAccount } from '#server/features/network/social-accounts/find-account.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { type Planned, plannedDay, readPlan } from './read-plan.ts';
import { readBudget, rhythmOf } from './read-rhythm.ts';

/** What is known of the account's day, in all its campaigns: today's, or the next one once it is over. */
export type Today = {
  /** Who is contacted today, and when. */
  planned: readonly Planned[];
  closesAt: Date;
  /** null: no account is linked. */
  rhythmOf: (campaignId: string) => Rhythm | null;
};
/** With the steps of the campaigns that run. */
export type TodayOfSteps = Today & {
  steps: readonly { campaignId: string; key: string; kind: StepKind }[];
};

export async function readToday(ctx: MemberCtx): Promise<TodayOfSteps> {
  const now = ctx.campaignClock.now();
  const { subscription } = await getOwnUser(ctx);
  const records = await listSequences(ctx);
  const row = await findLinkedAccount(ctx, ctx.actor.workspaceId);
  const { day, closesAt } = plannedDay(records, subscription, now);
  const steps = records
    .filter(({ campaign }) => campaign.status === 'active')
    .flatMap(({ campaign, engagementConfig }) =>
      (engagementConfig?.steps ?? []).map(({ key, kind }) => ({ campaignId: campaign.id, key, kind })),
    );
  if (!row) return { planned: [], closesAt, rhythmOf: () => null, steps };
  const budget = await readBudget(ctx, row, day);
  const scheduleOf = (id: string) =>
    records.find(({ campaign }) => campaign.id === id)?.engagementConfig?.schedule ?? officeHours;
  return {
    planned: await readPlan(ctx, { row, budget }, records, subscription),
    closesAt,
    steps,
    rhythmOf: (id) => rhythmOf(row, budget, scheduleUnder(subscription, scheduleOf(id)), now),
  };
}

/** What leaves of each kind of step; the others are no departure. */
const actsOf: Partial<Record<StepKind, AttemptAct>> = {
  visit: 'visit',
  invitation: 'invite',
  message: 'message',
  follow_up: 'message',
};

type Due = Pick<EnrolmentRow, 'campaignId' | 'personId' | 'state' | 'reason' | 'nextAct' | 'nextActionAt'>;
type Departure =
  | { is: 'turn'; at: Date }
  /** Not today: from when, and what keeps it. `full`: the day is over before its turn. */
  | { is: 'from'; at: Date | null; because: 'account_disconnected' | 'account_throttled' | 'hours' | 'full' };

/** The one rule for the moment that is shown for somebody who is ready or due today; null: later, or nothing leaves. */
export function departureOf(due: Due, kind: StepKind | undefined, today: Today, now: Date): Departure | null {
  const turn = today.planned.find(
    ({ campaignId, personId }) => campaignId === due.campaignId && personId === due.personId,
  );
  if (turn) return { is: 'turn', at: turn.at };
  if (!isDueToday(due, kind, today.closesAt)) return null;
  const rhythm = today.rhythmOf(due.campaignId);
  if (!rhythm) return { is: 'from', at: null, because: 'account_disconnected' };
  const { at, because } = earliestDeparture(due.nextAct ?? (kind && actsOf[kind]) ?? null, rhythm, now);
  const isLater = at === null || at >= today.closesAt;
  if (because === 'account_throttled' || (because === 'hours' && isLater)) return { is: 'from', at, because };
  return { is: 'from', at: rhythm.renewsAt, because: 'full' };
}

function isDueToday(
  { state, reason, nextActionAt }: Due,
  kind: StepKind | undefined,
  closesAt: Date,
): boolean {
  if (state === 'ready') return true;
  const ends = state === 'waiting' && (reason === 'delay' || reason === 'hours');
  return ends && nextActionAt !== null && nextActionAt < closesAt && kind !== undefined && kind in actsOf;
}
