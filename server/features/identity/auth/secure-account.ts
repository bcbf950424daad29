import { sendNotice } from '#server/features/identity/security-notices/send-notice.ts';
import { getUser } from '#server/features/identity/users/get-user.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { forgetLinks, requestLink } from './links/auth-links.ts';
import { endAllSessions } from './sessions/end-sessions.ts';

/**
 * After a new password nothing that somebody else may have prepared still works: sessions, reset links, and above
 * all a change of address that waits for its confirmation.
 */
export async function secureAccount(ctx: Ctx, userId: string): Promise<void> {
  await endAllSessions(ctx, userId);
  await forgetLinks(ctx, userId, 'reset_password');
  await forgetLinks(ctx, userId, 'verify_email');
  const user = await getUser(ctx, userId);
  if (!user.emailVerifiedAt) {
    await requestLink(ctx, { purpose: 'verify_email', userId, email: user.email });
  }
  await sendNotice(ctx, user, 'password_changed');
}
