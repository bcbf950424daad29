import type { AccountState } from '#core/engine/decide/run-state.ts';
import { leftForCampaigns, leftOf, notesPerMonth } from '#core/network/account-quotas.ts';
import { addDays, type Day } from '#core/time/calendar-day.ts';
import { instantIn } from '#core/time/zoned-time.ts';
import {
  campaignDay,
  countUses,
  limitsOf,
  readUseRows,
} from '#server/features/network/social-accounts/account-uses.ts';
import { countSent, pendingOf } from '#server/features/network/social-accounts/read-pending.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { readTogether } from '#server/platform/db/together.ts';

export type LoadedAccount = {
  state: AccountState;
  day: Day;
  /** Messages of the day that an answer of the user may still take; campaigns leave it some. */
  answersLeft: number;
};

/** What an account may still do, counted now. Exact while the caller holds the account's row. */
export async function loadAccount(ctx: Ctx, account: SocialAccountRow): Promise<LoadedAccount> {
  const day = campaignDay(ctx);
  return countLeft(account, day, await readTogether(ctx.db, spentOf(ctx, account, day)));
}

/** What an account has done, for `countLeft`. */
export const spentOf = (ctx: Ctx, account: SocialAccountRow, day: Day) => ({
  uses: readUseRows(ctx, account, day),
  sent: countSent(ctx, account),
});

type Spent = { uses: Parameters<typeof countUses>[0]; sent: Parameters<typeof pendingOf>[1] };

export function countLeft(account: SocialAccountRow, day: Day, spent: Spent): LoadedAccount {
  const uses = countUses(spent.uses, day);
  const limits = limitsOf(account, day);
  const left = (act: 'invitation' | 'message' | 'visit') =>
    leftOf({ usedToday: uses.today(act), usedInSevenDays: uses.inSevenDays(act), ...limits[act] });
  const notes = notesPerMonth(account.tier, account.notesPerMonth);
  return {
    day,
    answersLeft: left('message'),
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
      pendingInvitations: pendingOf(account, spent.sent) ?? 0,
    },
  };
}
