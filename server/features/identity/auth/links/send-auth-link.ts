import { and, eq, isNull } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { hourMs } from '#core/time/durations.ts';
import { canSignIn } from '#server/features/identity/users/can-sign-in.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { resetPasswordEmail } from '#server/features/shared/emails/reset-password.email.ts';
import { verifyAddressEmail } from '#server/features/shared/emails/verify-address.email.ts';
import { sha256 } from '#server/platform/crypto/keys.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { authLinks } from '../auth.table.ts';

export const linkLifetimeMs = { verify_email: 24 * hourMs, reset_password: hourMs };

/** Mints the token and mails it. Run again after a failure, it mints another: the lost one opens nothing. */
export async function sendAuthLink(ctx: Ctx, linkId: string): Promise<void> {
  const isWaiting = and(eq(authLinks.id, linkId), isNull(authLinks.sentAt));
  const [link] = await ctx.db.select().from(authLinks).where(isWaiting);
  if (!link) return;
  const owner = link.userId ? eq(users.id, link.userId) : eq(users.email, link.email);
  const [user] = await ctx.db.select().from(users).where(owner);
  if (user && canSignIn(ctx, user)) {
    const token = ctx.random.bytes(32).toString('hex');
    const expiresAt = new Date(ctx.clock.now().getTime() + linkLifetimeMs[link.purpose]);
    const [minted] = await ctx.db
      .update(authLinks)
      .set({ userId: user.id, tokenHash: sha256(token), expiresAt })
      .where(isWaiting)
      .returning();
    if (!minted) return;
    const { publicUrl } = ctx.env;
    await ctx.mailer.send(
      link.purpose === 'reset_password'
        ? resetPasswordEmail(link.email, user.firstName, `${publicUrl}/${token}`)
        : verifyAddressEmail(link.email, user.firstName, `${publicUrl}${paths.verifyEmail}?token=${token}`),
    );
  }
  await ctx.db.update(authLinks).set({ sentAt: ctx.clock.now() }).where(isWaiting);
}
