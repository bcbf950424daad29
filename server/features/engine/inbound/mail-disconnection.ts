import { eq } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { quietUntil } from '#core/identity/quiet-hours.ts';
import { readNotificationSettings } from '#server/features/identity/notifications/notification-settings.ts';
import { getUser } from '#server/features/identity/users/get-user.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { disconnectionEmail } from '#server/features/shared/emails/disconnection.email.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { mailDisconnectionJob } from './inbound.jobs.ts';

/** Nothing is written about an account that is back, or that its owner removed. */
export async function mailDisconnection(ctx: Ctx, accountId: string): Promise<void> {
  const [account] = await ctx.db.select().from(socialAccounts).where(eq(socialAccounts.id, accountId));
  if (!account || account.state === 'connected' || account.removedAt) return;
  const { mailsDisconnections, quiet } = await readNotificationSettings(ctx, ownerOf(account.workspaceId));
  const user = await getUser(ctx, ownerOf(account.workspaceId));
  if (!mailsDisconnections || !user.emailVerifiedAt) return;
  const startAfter = quietUntil(quiet, ctx.clock.now());
  if (startAfter) return enqueue(ctx, mailDisconnectionJob, { accountId }, { startAfter });
  await ctx.mailer.send(
    disconnectionEmail({
      to: user.email,
      firstName: user.firstName,
      account: account.name,
      isRestricted: account.state === 'restricted',
      reason: account.stateReason ?? '',
      url: `${ctx.env.publicUrl}${paths.socialAccounts}`,
    }),
  );
}
