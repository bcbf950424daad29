import {
  and,
  count,
  countDistinct,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  min,
  or,
  sql,
} from 'drizzle-orm';
import type { AccountHealth } from '#contract/overview/campaign-live.ts';
import { describeReason } from '#core/campaign-live/describe-reason.ts';
import { earliestDeparture } from '#core/campaign-live/earliest-departure.ts';
import type { WaitReason } from '#core/engine/decide/decision.ts';
import { checkGuardrails, guardrails } from '#core/engine/pace/guardrails.ts';
import { addDays } from '#core/time/calendar-day.ts';
import { dayMs } from '#core/time/durations.ts';
import { instantIn } from '#core/time/zoned-time.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { listSequences } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import { campaignDay } from '#server/features/network/social-accounts/account-uses.ts';
import { getOwnAccount } from '#server/features/network/social-accounts/find-account.ts';
import { readPending } from '#server/features/network/social-accounts/read-pending.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { countUndecided } from './list-undecided.ts';
import { dayOfSending, plannedDay, readPlan } from './read-plan.ts';
import { readBudget, rhythmOf } from './read-rhythm.ts';

/** How an account is, and which campaign uses what of its shared quotas. */
export async function readAccountHealth(ctx: MemberCtx, accountId: string): Promise<AccountHealth> {
  const account = await getOwnAccount(ctx, accountId);
  const now = ctx.campaignClock.now();
  const acceptance = await countAcceptance(ctx, account, now);
  const isBackingOff = account.backsOffUntil !== null && account.backsOffUntil > now;
  const alarms = checkGuardrails({
    accepted: acceptance.accepted,
    unanswered: acceptance.decided - acceptance.accepted,
    pending: (await readPending(ctx, account)) ?? 0,
    hasNetworkWarning: account.state === 'restricted',
  });
  return {
    now: now.toISOString(),
    ...(await readDeparture(ctx, account)),
    paused: await countPaused(ctx, account),
    backsOffUntil: isBackingOff ? (account.backsOffUntil?.toISOString() ?? null) : null,
    acceptance: {
      ...acceptance,
      neededToConclude: guardrails.decidedInvitations,
      lowest: guardrails.lowestAcceptance,
    },
    alarms: alarms.map(({ measured, threshold, wayOut }) => ({ measured, threshold, wayOut })),
    ...(await countUndecided(ctx, { workspaceId: account.workspaceId })),
    campaigns: await readUsesByCampaign(ctx, account),
  };
}

/** What ends by itself in an act. */
const comingReasons: WaitReason[] = ['delay', 'hours', 'quota', 'spacing', 'account_throttled'];

/** When something leaves next, in whichever campaign: its turn today, or what keeps it until another day. */
async function readDeparture(
  ctx: MemberCtx,
  account: SocialAccountRow,
): Promise<Pick<AccountHealth, 'ready' | 'coming' | 'nextDepartureAt' | 'waitReason'>> {
  const acts = await ctx.db
    .select({
      state: enrolments.state,
      act: enrolments.nextAct,
      people: count(),
      nextAt: min(enrolments.nextActionAt),
    })
    .from(enrolments)
    .innerJoin(campaigns, and(own(campaigns, enrolments), eq(campaigns.id, enrolments.campaignId)))
    .where(
      and(
        own(enrolments, account),
        eq(enrolments.accountId, account.id),
        or(
          eq(enrolments.state, 'ready'),
          and(eq(enrolments.state, 'waiting'), inArray(enrolments.reason, comingReasons)),
        ),
        eq(campaigns.status, 'active'),
      ),
    )
    .groupBy(enrolments.state, enrolments.nextAct);
  const countOf = (wanted: 'ready' | 'waiting') =>
    acts.reduce((sum, { state, people }) => (state === wanted ? sum + people : sum), 0);
  const counts = { ready: countOf('ready'), coming: countOf('waiting') };
  const now = ctx.campaignClock.now();
  const { subscription } = await getOwnUser(ctx);
  const records = await listSequences(ctx);
  const { day, isToday, closesAt } = plannedDay(records, subscription, now);
  const budget = await readBudget(ctx, account, day);
  const [turn] = await readPlan(ctx, { row: account, budget }, records, subscription);
  if (turn)
    return {
      ...counts,
      nextDepartureAt: turn.at.toISOString(),
      waitReason: isToday ? null : describeReason('hours'),
    };
  const { schedule } = dayOfSending(records, subscription, now);
  const rhythm = rhythmOf(account, budget, schedule, now);
  const [soonest] = acts
    .map(({ state, act, nextAt }) => {
      if (state === 'waiting') {
        if (nextAt && nextAt >= closesAt) return { at: nextAt, because: null };
        const departure = earliestDeparture(act, rhythm, now);
        if (departure.because === 'quota') return departure;
        // Due today and without a turn: the slots of the day are taken, or it is no act of the account’s.
        const isFull = account.nextSlotAt !== null && account.nextSlotAt >= closesAt;
        return { at: isFull ? rhythm.renewsAt : nextAt, because: null };
      }
      return earliestDeparture(act, rhythm, now);
    })
    .sort((a, b) => timeOf(a.at) - timeOf(b.at));
  return {
    ...counts,
    nextDepartureAt: soonest?.at?.toISOString() ?? null,
    waitReason: soonest?.because ? describeReason(soonest.because) : null,
  };
}

/** Whom something would be sent to if their campaign was not paused. */
async function countPaused(
  ctx: Ctx,
  { workspaceId, id }: SocialAccountRow,
): Promise<AccountHealth['paused']> {
  const [counted] = await ctx.db
    .select({ people: count(), campaigns: countDistinct(enrolments.campaignId) })
    .from(enrolments)
    .innerJoin(campaigns, and(own(campaigns, enrolments), eq(campaigns.id, enrolments.campaignId)))
    .where(
      and(
        own(enrolments, workspaceId),
        eq(enrolments.accountId, id),
        or(
          eq(enrolments.state, 'ready'),
          and(
            eq(enrolments.state, 'waiting'),
            inArray(enrolments.reason, [...comingReasons, 'campaign_paused'] satisfies WaitReason[]),
          ),
        ),
        eq(campaigns.status, 'paused'),
        isNull(campaigns.deletedAt),
      ),
    );
  return counted ?? { people: 0, campaigns: 0 };
}

const timeOf = (at: Date | null) => at?.getTime() ?? Number.POSITIVE_INFINITY;

/** Decided: accepted, refused, withdrawn, or without an answer for more than fourteen days. */
async function countAcceptance(ctx: Ctx, { workspaceId, id }: SocialAccountRow, now: Date) {
  const longAgo = new Date(now.getTime() - guardrails.undecidedForDays * dayMs);
  const isDecided = sql`${relations.state} <> 'invited' or ${relations.since} < ${longAgo.toISOString()}`;
  const [counted] = await ctx.db
    .select({
      sent: count(),
      accepted: count(sql`case when ${relations.state} = 'connected' then 1 end`),
      decided: count(sql`case when ${isDecided} then 1 end`),
    })
    .from(relations)
    .where(and(own(relations, workspaceId), eq(relations.accountId, id), isNotNull(relations.invitedAt)));
  return counted ?? { sent: 0, accepted: 0, decided: 0 };
}

const countedActs = { invitations: 'invite', messages: 'message', visits: 'visit' } as const;

/** What each campaign took of the account's quotas, from the ledger; an unknown one keeps its share. One that runs is there with nothing, too. */
async function readUsesByCampaign(
  ctx: Ctx,
  { workspaceId, id }: SocialAccountRow,
): Promise<AccountHealth['campaigns']> {
  const today = campaignDay(ctx);
  const startOf = (ahead: number) => instantIn('Europe/Paris', addDays(today, ahead), 0);
  const [week, day, end] = [startOf(-6), startOf(0), startOf(1)];
  const rows = await ctx.db
    .select({
      id: campaigns.id,
      name: campaigns.name,
      act: attempts.act,
      inSevenDays: count(),
      today: count(sql`case when ${attempts.claimedAt} >= ${day.toISOString()} then 1 end`),
    })
    .from(attempts)
    .innerJoin(campaigns, and(own(campaigns, attempts), eq(campaigns.id, attempts.campaignId)))
    .where(
      and(
        own(attempts, workspaceId),
        eq(attempts.accountId, id),
        inArray(attempts.state, ['claimed', 'in_flight', 'confirmed', 'unknown']),
        inArray(attempts.act, Object.values(countedActs)),
        gte(attempts.claimedAt, week),
        lt(attempts.claimedAt, end),
      ),
    )
    .groupBy(campaigns.id, campaigns.name, attempts.act);
  const running = await ctx.db
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(
      and(own(campaigns, workspaceId, { accountId: id, status: 'active' }), isNull(campaigns.deletedAt)),
    );
  const named = new Map([...running, ...rows].map((one) => [one.id, one.name]));
  return [...named]
    .map(([id, name]) => {
      const uses = rows.filter((row) => row.id === id);
      const use = (act: (typeof rows)[number]['act']) => {
        const found = uses.find((one) => one.act === act);
        return { today: found?.today ?? 0, inSevenDays: found?.inSevenDays ?? 0 };
      };
      return {
        id,
        name,
        invitations: use(countedActs.invitations),
        messages: use(countedActs.messages),
        visits: use(countedActs.visits),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'fr'));
}
