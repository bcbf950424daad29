import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { hourMs } from '#core/time/durations.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { attempts } from '../ledger/attempts.table.ts';
import { giveQuotaBack, planAgain } from '../ledger/plan-again.ts';
import { wakeAccounts, wakeForAnswer } from '../wake/wake-engine.ts';
import { noteUnknown } from './record-outcome.ts';

/** Longer than the one call can last, with what comes before and after it: on the clock of the wall, whatever campaigns' own does. */
const longestCall = 2 * 60_000;
const atOnce = 100;

/**
 * What a worker left behind when it died. Claimed and not called: nothing left, it may be claimed again. Called, and
 * nobody wrote the end: it may have left. And accounts that somebody is ready for and nobody woke.
 */
export async function sweepAttempts(ctx: Ctx, longestCallMs = longestCall): Promise<void> {
  for (let swept = atOnce; swept === atOnce; ) swept = await sweepBatch(ctx, longestCallMs);
  await wakeForgotten(ctx);
  await wakeForAnswers(ctx);
}

/** An answer that goes through the send checks once more does not wait for a slot either. */
async function wakeForAnswers(ctx: Ctx): Promise<void> {
  const again = await ctx.db
    .selectDistinct({ accountId: attempts.accountId })
    .from(attempts)
    .where(and(eq(attempts.state, 'planned'), eq(attempts.act, 'answer'), isNotNull(attempts.outcome)))
    .limit(1000);
  for (const { accountId } of again) await wakeForAnswer(ctx, accountId);
}

const sweepBatch = (ctx: Ctx, longestCallMs: number): Promise<number> =>
  inTransaction(ctx, async (ctx) => {
    const left = await ctx.db
      .select()
      .from(attempts)
      .where(
        and(
          sql`${attempts.state} in ('claimed', 'in_flight')`,
          lte(attempts.claimedAt, oldestAlive(ctx, longestCallMs)),
        ),
      )
      .orderBy(asc(attempts.claimedAt))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    for (const attempt of left) {
      if (attempt.state === 'in_flight') await noteUnknown(ctx, attempt, 'interrupted');
      else {
        await giveQuotaBack(ctx, attempt);
        await planAgain(ctx, attempt, 'interrupted');
      }
    }
    return left.length;
  });

/** Campaign time may run faster than the wall's, on which a call lasts. */
function oldestAlive({ campaignClock }: Ctx, longestCallMs: number): Date {
  const now = campaignClock.now();
  const anHourLater = new Date(now.getTime() + hourMs);
  const wallMsPerHour = campaignClock.toWall(anHourLater).getTime() - campaignClock.toWall(now).getTime();
  return new Date(now.getTime() - longestCallMs * (hourMs / Math.max(1, wallMsPerHour)));
}

async function wakeForgotten(ctx: Ctx): Promise<void> {
  const forgotten = await ctx.db
    .select({ id: socialAccounts.id })
    .from(socialAccounts)
    .where(
      and(
        isNull(socialAccounts.wakeAt),
        isNull(socialAccounts.removedAt),
        eq(socialAccounts.state, 'connected'),
        // Whoever is ready in a campaign that pauses waits for it, and not for the account.
        sql`(exists (select 1 from ${enrolments} e join ${campaigns} c on c.id = e.campaign_id
            where e.account_id = ${socialAccounts.id} and e.state = 'ready' and c.status = 'active' and c.deleted_at is null)
          or exists (select 1 from ${attempts} a where a.account_id = ${socialAccounts.id} and a.state = 'planned' and a.act in ('answer', 'withdraw')))`,
      ),
    )
    .limit(1000);
  await wakeAccounts(
    ctx,
    forgotten.map(({ id }) => id),
  );
}
