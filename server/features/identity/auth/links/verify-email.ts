import { eq } from 'drizzle-orm';
import { verificationErrorText } from '#contract/errors.ts';
import { paths } from '#contract/paths.ts';
import { recordOwnAct } from '#server/features/identity/audit/record-act.ts';
import { markReadByTitle } from '#server/features/identity/notifications/mark-notifications.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { getUser } from '#server/features/identity/users/get-user.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { welcomeTitle } from '../welcome-title.ts';
import { forgetLinks, spendLink } from './auth-links.ts';

const perAddress = { name: 'verify-email', max: 30, windowMinutes: 15 };

/** Confirms the address the link was sent to, which becomes the account's. */
export async function verifyEmail(ctx: Ctx, token: string, ip: string): Promise<{ continueTo?: string }> {
  await limitRate(ctx, perAddress, ip);
  return inTransaction(ctx, async (ctx) => {
    const link = await spendLink(ctx, 'verify_email', token);
    const before = await getUser(ctx, link.userId);
    const [taken] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, link.email));
    if (taken && taken.id !== link.userId) {
      throw new AppError('invalid_token', verificationErrorText('invalid_token'));
    }
    await ctx.db
      .update(users)
      .set({ email: link.email, emailVerifiedAt: ctx.clock.now() })
      .where(eq(users.id, link.userId));
    await forgetLinks(ctx, link.userId, 'verify_email');
    // The mailbox that was left opens nothing any more.
    if (before.email !== link.email) await forgetLinks(ctx, link.userId, 'reset_password');
    await markReadByTitle(ctx, link.userId, welcomeTitle);
    if (before.email !== link.email) {
      await notify(ctx, link.userId, {
        type: 'success',
        title: 'Adresse e-mail changée',
        message: `Votre compte utilise maintenant ${link.email}.`,
        link: paths.profile,
      });
    }
    await recordOwnAct(ctx, link.userId, before.email === link.email ? 'email_verified' : 'email_changed');
    const hasChosen = before.chosenPlan && before.chosenPlan !== 'FREE' && before.subscription === 'FREE';
    return hasChosen ? { continueTo: paths.subscription } : {};
  });
}
