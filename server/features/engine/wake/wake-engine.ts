import { inArray, or, type SQL, sql } from 'drizzle-orm';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';

/** What the loop of this process listens for; other processes look by themselves, a little later. */
export const engineChannel = 'engine';

/** Something may be due now. */
export const wakeEngine = (ctx: Ctx): void => ctx.afterCommit(() => ctx.wakeUps.wake(engineChannel));

/** Somebody became ready: these accounts are looked at as soon as they may act. */
export const wakeAccounts = (ctx: Ctx, accountIds: readonly string[]): Promise<void> =>
  wake(ctx, accountIds, sql`${socialAccounts.nextSlotAt}`);

/** The user wrote an answer: it waits for no slot. */
export const wakeForAnswer = (ctx: Ctx, accountId: string): Promise<void> =>
  wake(ctx, [accountId], sql`null::timestamptz`);

async function wake(ctx: Ctx, accountIds: readonly string[], slot: SQL): Promise<void> {
  if (accountIds.length === 0) return;
  const now = ctx.campaignClock.now().toISOString();
  // What is null is ignored.
  const soonest = sql`greatest(${now}::timestamptz, ${slot}, ${socialAccounts.backsOffUntil})`;
  await ctx.db
    .update(socialAccounts)
    .set({ wakeAt: soonest })
    .where(
      sql`${inArray(socialAccounts.id, [...accountIds])} and ${or(
        sql`${socialAccounts.wakeAt} is null`,
        sql`${socialAccounts.wakeAt} > ${soonest}`,
      )}`,
    );
  wakeEngine(ctx);
}
