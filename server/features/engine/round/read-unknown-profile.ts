import { and, eq } from 'drizzle-orm';
import { addDays } from '#core/time/calendar-day.ts';
import { dayMs, hourMs } from '#core/time/durations.ts';
import { instantIn } from '#core/time/zoned-time.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { keepProfile } from '#server/features/audience/people/record/keep-profile.ts';
import { type EnrolmentRow, enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { campaignDay, spendQuota } from '#server/features/network/social-accounts/account-uses.ts';
import { noteOutcome } from '#server/features/network/social-accounts/record-account-state.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { LoadedPerson } from '../claim/load-people.ts';
import { finish, isEnrolmentOf } from '../claim/write-decision.ts';
import { backOff } from '../ledger/back-off.ts';
import { oursAtFirst, providersOwn } from '../settle/record-outcome.ts';
import { wakePerson } from '../wake/wake-person.ts';

/** Nobody can be invited or written to before the id of their profile is known: the profile is read once, and kept. */
export async function readUnknownProfile(
  ctx: Ctx,
  { enrolment, profileId }: LoadedPerson,
  account: SocialAccountRow,
) {
  const { workspaceId, personId } = enrolment;
  if (!profileId) return giveUp(ctx, enrolment, 'unknown_person');
  const anHourLater = new Date(ctx.campaignClock.now().getTime() + hourMs);
  if (!ctx.network) return putOff(ctx, enrolment, 'account_throttled', anHourLater);
  const tomorrow = instantIn('Europe/Paris', addDays(campaignDay(ctx), 1), 0);
  if ((await spendQuota(ctx, account.id, 'profile_read')) === 0)
    return putOff(ctx, enrolment, 'quota', tomorrow);
  const profile = await ctx.network.readProfile(account.providerAccountId, profileId);
  await noteOutcome(ctx, account, profile);
  if (profile.is === 'refused' && !providersOwn.includes(profile.reason)) {
    // It may be about the account, or about them: nobody's sequence ends for a doubt, and no account waits for it.
    if (oursAtFirst.includes(profile.reason))
      return putOff(ctx, enrolment, 'account_throttled', readAgainAt(ctx, enrolment));
    return giveUp(ctx, enrolment, profile.reason);
  }
  if (profile.is !== 'done') {
    await backOff(ctx, account, profile);
    return putOff(ctx, enrolment, 'account_throttled', anHourLater);
  }
  await inTransaction(ctx, async (ctx) => {
    const kept = await keepProfile(ctx, { workspaceId, personId }, profile.value, null);
    if (kept) return wakePerson(ctx, { workspaceId, personId: kept.id });
    // The address leads to somebody else by now, or to nobody who may be kept.
    const [still] = await ctx.db
      .select({ id: people.id })
      .from(people)
      .where(and(own(people, workspaceId), eq(people.id, personId)));
    if (still) await giveUp(ctx, enrolment, 'unknown_person');
  });
}

const longestPauseDays = 7;

/** Later each time, as the days in the sequence go by: whom nobody can read does not use up what the account may read. */
function readAgainAt(ctx: Ctx, { enrolledAt }: EnrolmentRow): Date {
  const days = Math.floor((ctx.campaignClock.now().getTime() - enrolledAt.getTime()) / dayMs);
  const pause = Math.min(longestPauseDays, Math.max(1, days));
  return instantIn('Europe/Paris', addDays(campaignDay(ctx), pause), 0);
}

async function putOff(
  ctx: Ctx,
  enrolment: LoadedPerson['enrolment'],
  reason: 'quota' | 'account_throttled',
  until: Date,
): Promise<void> {
  await ctx.db
    .update(enrolments)
    .set({ state: 'waiting', reason, nextActionAt: until, nextAct: null })
    .where(and(isEnrolmentOf(enrolment), eq(enrolments.state, 'ready')));
}

/** Whoever moved on meanwhile is left where they are. */
const giveUp = (
  ctx: Ctx,
  { workspaceId, campaignId, personId }: EnrolmentRow,
  network: string,
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const [ready] = await ctx.db
      .select()
      .from(enrolments)
      .where(and(isEnrolmentOf({ workspaceId, campaignId, personId }), eq(enrolments.state, 'ready')))
      .for('update');
    if (ready) await finish(ctx, ready, 'unreachable', { network });
  });
