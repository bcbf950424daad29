import { and, between, eq, sql } from 'drizzle-orm';
import { type CountedAct, leftOf, type Quotas, quotasOn, tierLimits } from '#core/network/account-quotas.ts';
import { addDays, type Day, dayIn } from '#core/time/calendar-day.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { accountUses, type SocialAccountRow, socialAccounts } from './social-accounts.table.ts';

export const campaignDay = (ctx: Ctx): Day => dayIn('Europe/Paris', ctx.campaignClock.now());

export const settingsOf = ({
  invitationsPerDay,
  invitationsPerWeek,
  messagesPerDay,
  visitsPerDay,
}: SocialAccountRow): Quotas => ({ invitationsPerDay, invitationsPerWeek, messagesPerDay, visitsPerDay });

/** Of the last 31 days, which hold the day, the 7 days and the month. */
export const readUseRows = (ctx: Ctx, account: SocialAccountRow, day: Day) =>
  ctx.db
    .select({ act: accountUses.act, day: accountUses.day, used: accountUses.used })
    .from(accountUses)
    .where(
      and(
        own(accountUses, account),
        eq(accountUses.accountId, account.id),
        between(accountUses.day, addDays(day, -30), day),
      ),
    );

export const readUses = async (ctx: Ctx, account: SocialAccountRow, day: Day) =>
  countUses(await readUseRows(ctx, account, day), day);

export function countUses(rows: readonly { act: CountedAct; day: Day; used: number }[], day: Day) {
  const since = (act: CountedAct, from: Day) =>
    rows.reduce((sum, row) => (row.act === act && row.day >= from ? sum + row.used : sum), 0);
  return {
    today: (act: CountedAct) => since(act, day),
    inSevenDays: (act: CountedAct) => since(act, addDays(day, -6)),
    thisMonth: (act: CountedAct) => since(act, `${day.slice(0, 7)}-01` as Day),
  };
}

/** What an account may do of an act today: by day, and by week where there is one. */
export function limitsOf(
  account: SocialAccountRow,
  day: Day,
): Record<Exclude<CountedAct, 'note'>, { perDay: number; perWeek: number | null }> {
  const quotas = quotasOn(day, settingsOf(account), account);
  const tier = tierLimits[account.tier];
  return {
    invitation: { perDay: quotas.invitationsPerDay, perWeek: quotas.invitationsPerWeek },
    message: { perDay: quotas.messagesPerDay, perWeek: null },
    visit: { perDay: quotas.visitsPerDay, perWeek: null },
    profile_read: { perDay: tier.profileReadsPerDay, perWeek: null },
    search_row: { perDay: tier.searchRowsPerDay, perWeek: null },
  };
}

/**
 * Takes up to `wanted` of an act from what the account has left, and says how many it gave. The account's row is
 * locked while counting: two campaigns of one account never pass its limit together.
 */
export async function spendQuota(
  ctx: Ctx,
  accountId: string,
  act: Exclude<CountedAct, 'note'>,
  wanted = 1,
): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const [account] = await ctx.db
      .select()
      .from(socialAccounts)
      .where(eq(socialAccounts.id, accountId))
      .for('update');
    if (!account || account.removedAt) return 0;
    const day = campaignDay(ctx);
    const uses = await readUses(ctx, account, day);
    const left = leftOf({
      usedToday: uses.today(act),
      usedInSevenDays: uses.inSevenDays(act),
      ...limitsOf(account, day)[act],
    });
    const given = Math.min(wanted, left);
    if (given === 0) return 0;
    await ctx.db
      .insert(accountUses)
      .values({ workspaceId: account.workspaceId, accountId, act, day, used: given })
      .onConflictDoUpdate({
        target: [accountUses.workspaceId, accountUses.accountId, accountUses.act, accountUses.day],
        set: { used: sql`${accountUses.used} + ${given}` },
      });
    return given;
  });
}
