import { and, gt, sql } from 'drizzle-orm';
import type { CountedAct } from '#core/network/account-quotas.ts';
import type { Day } from '#core/time/calendar-day.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { accountUses } from './social-accounts.table.ts';

type Use = { workspaceId: string; accountId: string; act: CountedAct; day: Day };

/** One more of an act. The caller holds the account's row and has counted what is left. */
export const countUse = (ctx: Ctx, use: Use) =>
  ctx.db
    .insert(accountUses)
    .values({ ...use, used: 1 })
    .onConflictDoUpdate({
      target: [accountUses.workspaceId, accountUses.accountId, accountUses.act, accountUses.day],
      set: { used: sql`${accountUses.used} + 1` },
    });

/** Of an act that is proved not to have happened. */
export async function giveUseBack(ctx: Ctx, { workspaceId, accountId, act, day }: Use): Promise<void> {
  await ctx.db
    .update(accountUses)
    .set({ used: sql`${accountUses.used} - 1` })
    .where(and(own(accountUses, workspaceId, { accountId, act, day }), gt(accountUses.used, 0)));
}
