import { and, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm';
import type { AccountEvidence } from '#core/intelligence/evidence.ts';
import { notesPerMonth, quotasOn } from '#core/network/account-quotas.ts';
import { addDays, type Day, dayIn, weekdayOf } from '#core/time/calendar-day.ts';
import { dayMs } from '#core/time/durations.ts';
import { instantIn } from '#core/time/zoned-time.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { campaignDay, settingsOf } from '#server/features/network/social-accounts/account-uses.ts';
import { findLinkedAccount } from '#server/features/network/social-accounts/find-account.ts';
import { readPending } from '#server/features/network/social-accounts/read-pending.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

const paris = 'Europe/Paris';
const workingDays = 5;
/** An invitation is decided after two weeks; four weeks of them are one side of the comparison. */
const decidedDays = 14;
const sideDays = 28;

/** What the linked account did of late; null: none is linked. */
export async function readAccountEvidence(
  ctx: MemberCtx,
  campaign: { id: string; launchedAt: Date | null },
): Promise<AccountEvidence | null> {
  const account = await findLinkedAccount(ctx, ctx.actor.workspaceId);
  if (!account) return null;
  const settings = settingsOf(account);
  const today = campaignDay(ctx);
  return {
    tier: account.tier,
    noteBudget: notesPerMonth(account.tier, account.notesPerMonth),
    invitationsPerWeek: quotasOn(today, settings, account).invitationsPerWeek,
    pending: (await readPending(ctx, account)) ?? 0,
    waiting: await readWaiting(ctx, account, campaign.id),
    ...(await readDays(ctx, account, campaign, today)),
    ...(await readSides(ctx, account)),
  };
}

/** Invitations of a campaign without an answer. */
async function readWaiting(
  ctx: MemberCtx,
  account: SocialAccountRow,
  campaignId: string,
): Promise<AccountEvidence['waiting']> {
  const rows = await ctx.db
    .select({ personId: relations.personId, since: relations.since })
    .from(relations)
    .where(own(relations, account, { accountId: account.id, campaignId, state: 'invited' }));
  return rows.flatMap(({ personId, since }) => (since ? [{ personId, since }] : []));
}

/** The last working days on which the campaign ran, and who used them. */
async function readDays(
  ctx: MemberCtx,
  account: SocialAccountRow,
  campaign: { id: string; launchedAt: Date | null },
  today: Day,
): Promise<Pick<AccountEvidence, 'days' | 'invited' | 'greediest'>> {
  const launchedOn = campaign.launchedAt ? dayIn(paris, campaign.launchedAt) : today;
  const days = Array.from({ length: 14 }, (_, index) => addDays(today, -1 - index))
    .filter((day) => weekdayOf(day) <= 5 && day > launchedOn)
    .slice(0, workingDays)
    .reverse();
  const [first] = days;
  if (!first) return { days: [], invited: [], greediest: null };
  const rows = await ctx.db
    .select({
      ...{ campaignId: attempts.campaignId, personId: attempts.personId },
      ...{ name: campaigns.name, at: attempts.claimedAt },
    })
    .from(attempts)
    .innerJoin(campaigns, and(own(campaigns, attempts), eq(campaigns.id, attempts.campaignId)))
    .where(
      and(
        own(attempts, account, { accountId: account.id, act: 'invite' }),
        inArray(attempts.state, ['claimed', 'in_flight', 'confirmed', 'unknown']),
        gte(attempts.claimedAt, instantIn(paris, first, 0)),
        lt(attempts.claimedAt, instantIn(paris, today, 0)),
      ),
    );
  const ofDays = rows.flatMap(({ at, ...row }) => (at ? [{ ...row, day: dayIn(paris, at) }] : []));
  const others = [...Map.groupBy(ofDays, ({ campaignId }) => campaignId)]
    .map(([id, some]) => ({ id, name: some[0]?.name ?? '', used: some.length }))
    .toSorted((a, b) => b.used - a.used);
  const [most] = others;
  return {
    days: days.map((day) => ({
      day,
      used: ofDays.filter((row) => row.day === day).length,
      ofCampaign: ofDays.filter((row) => row.day === day && row.campaignId === campaign.id).length,
      atMost: quotasOn(day, settingsOf(account), account).invitationsPerDay,
    })),
    invited: ofDays.filter(({ day }) => days.includes(day)).map(({ personId }) => personId),
    greediest: most && most.id !== campaign.id ? { name: most.name, used: most.used } : null,
  };
}

async function readSides(
  ctx: MemberCtx,
  account: SocialAccountRow,
): Promise<Pick<AccountEvidence, 'recent' | 'before'>> {
  const daysAgo = (days: number) => new Date(ctx.campaignClock.now().getTime() - days * dayMs);
  const [end, middle, start] = [
    daysAgo(decidedDays),
    daysAgo(decidedDays + sideDays),
    daysAgo(decidedDays + 2 * sideDays),
  ];
  const rows = await ctx.db
    .select({ personId: relations.personId, state: relations.state, at: relations.invitedAt })
    .from(relations)
    .where(
      and(
        own(relations, account),
        eq(relations.accountId, account.id),
        isNotNull(relations.invitedAt),
        gte(relations.invitedAt, start),
        lt(relations.invitedAt, end),
      ),
    );
  const sideOf = (from: Date, to: Date) => {
    const some = rows.filter(({ at }) => at && at >= from && at < to);
    const people = some.filter(({ state }) => state === 'connected').map(({ personId }) => personId);
    return { count: people.length, of: some.length, people };
  };
  return { recent: sideOf(middle, end), before: sideOf(start, middle) };
}
