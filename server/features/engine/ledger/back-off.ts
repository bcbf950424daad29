import { eq, sql } from 'drizzle-orm';
import { hourMs } from '#core/time/durations.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import {
  type SocialAccountRow,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import type { Failure } from '#server/providers/social-network/outcome.ts';

const waits: Partial<Record<Failure['is'], number>> = {
  throttled: 4 * hourMs,
  unavailable: hourMs / 4,
  refused: hourMs,
};

/** The network asked to slow down, or cannot be asked: nothing more of this account for a while; the user is notified where it is hours. */
export async function backOff(
  ctx: Ctx,
  { id, workspaceId }: SocialAccountRow,
  failure: Failure,
): Promise<void> {
  const wait = waits[failure.is];
  if (!wait) return;
  const until = new Date(ctx.campaignClock.now().getTime() + wait);
  await ctx.db
    .update(socialAccounts)
    .set({
      backsOffUntil: sql`greatest(${socialAccounts.backsOffUntil}, ${until.toISOString()}::timestamptz)`,
      wakeAt: sql`greatest(${socialAccounts.wakeAt}, ${until.toISOString()}::timestamptz)`,
    })
    .where(eq(socialAccounts.id, id));
  if (failure.is !== 'throttled') return;
  await recordActivity(ctx, {
    workspaceId,
    kind: 'account_backed_off',
    accountId: id,
    detail: { until: until.toISOString(), slug: failure.slug },
  });
}
