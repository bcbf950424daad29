import type { AccountState } from '#core/engine/run-state.ts';
import { leftForCampaigns, leftOf, notesPerMonth } from '#core/network/account-quotas.ts';
import { addDays, type Day } from '#core/time/calendar-day.ts';
import { instantIn } from '#core/time/zoned-time.ts';
import { campaignDay, limitsOf, readUses } from '#server/features/network/social-accounts/account-uses.ts';
import { readPending } from '#server/features/network/social-accounts/read-pending.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';

/** What an account may still do, counted now. Exact while the caller holds the account's row. */
export async function loadAccount(
  ctx: Ctx,
  account: SocialAccountRow,
): Promise<{
  state: AccountState;
  day: Day;
  perDay: { invitation: number; message: number; visit: number };
  /** Messages of the day that an answer of the user may still take; campaigns leave it some. */
  answersLeft: number;
}> {
  const day = campaignDay(ctx);
  const uses = await readUses(ctx, account, day);
  const limits = limitsOf(account, day);
  const left = (act: 'invitation' | 'message' | 'visit') =>
    leftOf({ usedToday: uses.today(act), usedInSevenDays: uses.inSevenDays(act), ...limits[act] });
  const notes = notesPerMonth(account.tier, account.notesPerMonth);
  return {
    day,
    answersLeft: left('message'),
    perDay: {
      invitation: limits.invitation.perDay,
      message: limits.message.perDay,
      visit: limits.visit.perDay,
    },
    state: {
      health: account.removedAt ? 'disconnected' : account.state,
      backsOffUntil: account.backsOffUntil,
      nextSlotAt: account.nextSlotAt ?? new Date(0),
      left: {
        invitation: left('invitation'),
        message: leftForCampaigns(left('message'), limits.message.perDay),
        visit: left('visit'),
        note: notes === null ? null : Math.max(0, notes - uses.thisMonth('note')),
      },
      renewsAt: instantIn('Europe/Paris', addDays(day, 1), 0),
      pendingInvitations: (await readPending(ctx, account)) ?? 0,
    },
  };
}
