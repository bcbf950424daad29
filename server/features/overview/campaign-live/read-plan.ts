import { and, asc, inArray, lt } from 'drizzle-orm';
import { planDay, type Servable } from '#core/campaign-live/plan-day.ts';
import { officeHours, type Schedule, type StepKind } from '#core/campaigns/engagement.ts';
import { minutesOf, nextOpening, windowsOf } from '#core/campaigns/sending-window.ts';
import { scheduleUnder } from '#core/campaigns/sequence-rules.ts';
import type { AttemptAct } from '#core/engine/attempt.ts';
import { nextOpening as nextOpeningFor, parisCalendar } from '#core/engine/calendar/person-calendar.ts';
import type { Act } from '#core/engine/decide/decision.ts';
import type { Plan } from '#core/identity/plans.ts';
import { type Day, dayIn, weekdayOf } from '#core/time/calendar-day.ts';
import { instantIn } from '#core/time/zoned-time.ts';
import type { CampaignWithSequence } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { Budget } from './read-rhythm.ts';

export type AccountWithBudget = { row: SocialAccountRow; budget: Budget } | null;

const paris = 'Europe/Paris';
/** More than any account may do in a day: those beyond could not be served. */
const mostCandidates = 400;

export type Planned = { campaignId: string; personId: string; act: Act['kind']; at: Date };

/** The hours of the account's day: those of the first campaign that runs. */
export function dayOfSending(records: readonly CampaignWithSequence[], plan: Plan, now: Date) {
  const running = records.filter(({ campaign }) => campaign.status === 'active');
  const schedule = scheduleUnder(plan, running[0]?.engagementConfig?.schedule ?? officeHours);
  const today = dayIn(paris, now);
  return {
    schedule,
    startsAt: instantIn(paris, today, 0),
    opensAt: endOf([schedule], today, 'from'),
    closesAt: endOf([schedule], today, 'to'),
  };
}

/** When the first window of a day opens, or the last one closes; of a day without any, when they would. */
function endOf(schedules: readonly Schedule[], day: Day, end: 'from' | 'to'): Date {
  const all = schedules.flatMap(windowsOf);
  const todays = all.filter(({ days }) => days.includes(weekdayOf(day)));
  const minutes = (todays.length > 0 ? todays : all).map((hours) => minutesOf(hours[end]));
  return instantIn(paris, day, end === 'from' ? Math.min(...minutes) : Math.max(...minutes));
}

/** The day that is planned: today while some campaign may still send, else the next day on which one does. */
export function plannedDay(records: readonly CampaignWithSequence[], plan: Plan, now: Date) {
  const running = records.filter(({ campaign }) => campaign.status === 'active');
  const schedules = running.map(({ engagementConfig }) =>
    scheduleUnder(plan, engagementConfig?.schedule ?? officeHours),
  );
  const hours = schedules.length > 0 ? schedules : [scheduleUnder(plan, officeHours)];
  const today = dayIn(paris, now);
  const days = hours.flatMap((schedule) => nextOpening(schedule, now) ?? []).map((at) => dayIn(paris, at));
  const day = days.toSorted()[0] ?? today;
  return {
    day,
    isToday: day === today,
    opensAt: endOf(hours, day, 'from'),
    closesAt: endOf(hours, day, 'to'),
  };
}

/** Who is served on the planned day and when, in every running campaign of the account, if nothing changes. */
export async function readPlan(
  ctx: MemberCtx,
  account: NonNullable<AccountWithBudget>,
  records: readonly CampaignWithSequence[],
  plan: Plan,
): Promise<Planned[]> {
  const now = ctx.campaignClock.now();
  const running = records.filter(({ campaign }) => campaign.status === 'active');
  const { opensAt, closesAt } = plannedDay(records, plan, now);
  if (account.row.state !== 'connected' || running.length === 0) return [];
  const planned = planDay({
    accountId: account.row.id,
    slotNumber: account.row.slotNumber,
    nextSlotAt: latest(account.row.nextSlotAt, account.row.backsOffUntil, opensAt),
    now,
    closesAt,
    left: { ...account.budget.left, note: null },
    lastServed: new Map(
      running.flatMap(({ campaign }) =>
        campaign.lastServedAt ? [[campaign.id, campaign.lastServedAt] as const] : [],
      ),
    ),
    candidates: await readCandidates(ctx, running, { plan, from: latest(now, opensAt), closesAt }),
  });
  return planned.map(({ who, at }) => ({
    campaignId: who.campaignId,
    personId: who.id,
    act: who.act.kind,
    at,
  }));
}

const latest = (...moments: (Date | null)[]) =>
  new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)));

const actOf: Partial<Record<AttemptAct, Act>> = {
  visit: { kind: 'visit' },
  invite: { kind: 'invite', hasNote: false, isNoteDropped: false },
  message: { kind: 'message' },
  withdraw: { kind: 'withdraw' },
};
const actOfStep: Partial<Record<StepKind, Act>> = {
  visit: { kind: 'visit' },
  invitation: { kind: 'invite', hasNote: false, isNoteDropped: false },
  message: { kind: 'message' },
  follow_up: { kind: 'message' },
};

type SendingDay = { plan: Plan; from: Date; closesAt: Date };

/** Those who are ready, and those whose delay is over before the day is. */
async function readCandidates(
  ctx: MemberCtx,
  running: readonly CampaignWithSequence[],
  day: SendingDay,
): Promise<Servable[]> {
  const rows = await ctx.db
    .select({
      campaignId: enrolments.campaignId,
      personId: enrolments.personId,
      stepKey: enrolments.nextStepKey,
      act: enrolments.nextAct,
      state: enrolments.state,
      reason: enrolments.reason,
      score: enrolments.score,
      firstAt: enrolments.firstAt,
      at: enrolments.nextActionAt,
    })
    .from(enrolments)
    .where(
      and(
        own(enrolments, ctx.actor),
        inArray(
          enrolments.campaignId,
          running.map(({ campaign }) => campaign.id),
        ),
        inArray(enrolments.state, ['ready', 'waiting']),
        lt(enrolments.nextActionAt, day.closesAt),
      ),
    )
    .orderBy(asc(enrolments.nextActionAt))
    .limit(mostCandidates);
  const timesOf = stepTimes(running, day);
  return rows.flatMap(({ campaignId, personId, stepKey, act, state, reason, score, firstAt, at }) => {
    // Of those who wait, only a delay ends by itself in an act.
    if (!at || (state === 'waiting' && reason !== 'delay' && reason !== 'hours')) return [];
    const { kind, ...times } = timesOf(campaignId, stepKey);
    const next = (act && actOf[act]) ?? (kind && actOfStep[kind]);
    return next && times.opensAt && times.opensAt < day.closesAt
      ? [
          {
            ...{ id: personId, campaignId, act: next, score, goesFirst: firstAt !== null, dueSince: at },
            ...{ ...times, opensAt: times.opensAt },
          },
        ]
      : [];
  });
}

/** The kind of a step, and its hours on a day: those of its window, else those of its campaign. */
function stepTimes(running: readonly CampaignWithSequence[], { plan, from }: SendingDay) {
  const known = new Map<string, ReturnType<typeof computeTimes>>();
  const computeTimes = (campaignId: string, stepKey: string | null) => {
    const record = running.find(({ campaign }) => campaign.id === campaignId);
    const step = record?.engagementConfig?.steps.find(({ key }) => key === stepKey);
    const schedule = scheduleUnder(plan, record?.engagementConfig?.schedule ?? officeHours);
    const window = step?.window ?? null;
    const opensAt = nextOpeningFor(schedule, window, parisCalendar, from);
    const closesAt = instantIn(paris, dayIn(paris, opensAt ?? from), minutesOf((window ?? schedule).to));
    return { kind: step?.kind, schedule, window, opensAt, closesAt };
  };
  return (campaignId: string, stepKey: string | null) => {
    const name = `${campaignId} ${stepKey}`;
    const times = known.get(name) ?? computeTimes(campaignId, stepKey);
    known.set(name, times);
    return times;
  };
}
