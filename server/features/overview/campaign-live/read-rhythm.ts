import { and, gte } from 'drizzle-orm';
import type { Rhythm } from '#core/campaign-live/earliest-departure.ts';
import { renewalDay } from '#core/campaign-live/renewal-day.ts';
import type { Schedule } from '#core/campaigns/engagement.ts';
import { nextOpening } from '#core/campaigns/sending-window.ts';
import { leftForCampaigns, leftOf } from '#core/network/account-quotas.ts';
import { addDays, type Day } from '#core/time/calendar-day.ts';
import { instantIn } from '#core/time/zoned-time.ts';
import { limitsOf, readUses } from '#server/features/network/social-accounts/account-uses.ts';
import {
  accountUses,
  type SocialAccountRow,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

export type Budget = {
  left: Rhythm['left'];
  /** The first day on which what is used up comes back. */
  renewsOn: Day;
};

/** What the campaigns of an account may still do on a day: today, or the next on which they send. */
export async function readBudget(ctx: Ctx, account: SocialAccountRow, day: Day): Promise<Budget> {
  const uses = await readUses(ctx, account, day);
  const limits = limitsOf(account, day);
  const left = (act: 'invitation' | 'message' | 'visit') =>
    leftOf({ usedToday: uses.today(act), usedInSevenDays: uses.inSevenDays(act), ...limits[act] });
  const invited = await ctx.db
    .select({ day: accountUses.day, used: accountUses.used })
    .from(accountUses)
    .where(
      and(
        own(accountUses, account, { accountId: account.id, act: 'invitation' }),
        gte(accountUses.day, addDays(day, -6)),
      ),
    );
  const isWeekSpent =
    uses.inSevenDays('invitation') >= (limits.invitation.perWeek ?? Number.POSITIVE_INFINITY);
  return {
    left: {
      invitation: left('invitation'),
      // Some messages of a day are kept for the answers of the user.
      message: leftForCampaigns(left('message'), limits.message.perDay),
      visit: left('visit'),
    },
    renewsOn: isWeekSpent ? renewalDay(invited, day, limits.invitation.perWeek ?? 0) : addDays(day, 1),
  };
}

/** What stands between somebody who is ready and the departure. */
export function rhythmOf(account: SocialAccountRow, budget: Budget, schedule: Schedule, now: Date): Rhythm {
  const renewal = instantIn('Europe/Paris', budget.renewsOn, 0);
  return {
    left: budget.left,
    backsOffUntil: account.backsOffUntil,
    nextSlotAt: account.nextSlotAt,
    opensAt: nextOpening(schedule, now),
    renewsAt: nextOpening(schedule, renewal),
  };
}
