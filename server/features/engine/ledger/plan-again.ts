import { and, eq, inArray, ne } from 'drizzle-orm';
import { quotaOf } from '#core/engine/decide/pass-account.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { giveUseBack } from '#server/features/network/social-accounts/count-use.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { wakeEngine } from '../wake/wake-engine.ts';
import { type AttemptRow, attempts } from './attempts.table.ts';

/** It is proved that nothing left: what it took from the account's day comes back. */
export async function giveQuotaBack(ctx: Ctx, attempt: AttemptRow): Promise<void> {
  const { workspaceId, accountId, act, quotaDay: day, hasNote } = attempt;
  if (!day || act === 'task') return;
  const counted = act === 'answer' ? 'message' : quotaOf(act);
  if (counted) await giveUseBack(ctx, { workspaceId, accountId, act: counted, day });
  if (hasNote) await giveUseBack(ctx, { workspaceId, accountId, act: 'note', day });
}

/** Back to where it was before it was claimed: it may be claimed once more, through the whole gate again. */
export async function planAgain(
  ctx: Ctx,
  attempt: AttemptRow,
  because: string,
  refusals = 0,
): Promise<boolean> {
  const { workspaceId, campaignId, personId, id } = attempt;
  const [planned] = await ctx.db
    .update(attempts)
    .set({
      state: 'planned',
      token: null,
      claimedAt: null,
      calledAt: null,
      quotaDay: null,
      checks: refusals,
      absences: 0,
      nextCheckAt: null,
      askedAt: null,
      outcome: because,
    })
    .where(
      and(
        own(attempts, workspaceId),
        eq(attempts.id, id),
        inArray(attempts.state, ['claimed', 'in_flight', 'unknown']),
      ),
    )
    .returning({ id: attempts.id });
  if (!planned) return false;
  if (campaignId)
    await ctx.db
      .update(enrolments)
      .set({ state: 'waiting', reason: 'delay', nextActionAt: ctx.campaignClock.now(), nextAct: null })
      .where(and(own(enrolments, workspaceId, { campaignId, personId }), ne(enrolments.state, 'finished')));
  wakeEngine(ctx);
  return true;
}
