import { eq } from 'drizzle-orm';
import type { EmailChange } from '#contract/identity/auth.ts';
import { recordOwnAct } from '#server/features/identity/audit/record-act.ts';
import { sendNotice } from '#server/features/identity/security-notices/send-notice.ts';
import { confirmPassword } from '#server/features/identity/users/confirm-password.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError, wrongField } from '#server/platform/errors.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { forgetLinks, requestLink } from './auth-links.ts';

const perUser = { name: 'change-email', max: 10, windowMinutes: 60 };

/** The present address stays until the new one is confirmed by its link. */
export async function changeEmail(ctx: MemberCtx, { email, password }: EmailChange): Promise<void> {
  await limitRate(ctx, perUser, ctx.actor.userId);
  const user = await confirmPassword(ctx, password, 'password');
  if (email === user.email) throw wrongField('email', 'C’est déjà votre adresse.');
  await inTransaction(ctx, async (ctx) => {
    const [taken] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (taken) {
      const message = 'Un autre compte utilise cette adresse.';
      throw new AppError('email_taken', message, { fields: { email: message } });
    }
    await forgetLinks(ctx, user.id, 'verify_email');
    await requestLink(ctx, { purpose: 'verify_email', userId: user.id, email });
    await sendNotice(ctx, user, 'address_change');
    await recordOwnAct(ctx, user.id, 'email_change_asked');
  });
}

/** Back to the present address; it gets a link again if it was never confirmed. */
export async function cancelEmailChange(ctx: MemberCtx): Promise<void> {
  const user = await getOwnUser(ctx);
  await inTransaction(ctx, async (ctx) => {
    await forgetLinks(ctx, user.id, 'verify_email');
    if (!user.emailVerifiedAt) {
      await requestLink(ctx, { purpose: 'verify_email', userId: user.id, email: user.email });
    }
    await recordOwnAct(ctx, user.id, 'email_change_cancelled');
  });
}
