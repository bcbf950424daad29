import { eq, sql } from 'drizzle-orm';
import { notify } from '#server/features/notifications/notify.ts';
import { choosePassword } from '#server/features/users/choose-password.ts';
import { getUser } from '#server/features/users/get-user.ts';
import { users } from '#server/features/users/users.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { passwordNotice } from './auth.jobs.ts';
import { findLink, forgetLinks, requestLink, spendLink } from './auth-links.ts';
import { endAllSessions } from './sessions.ts';

const perAddress = { name: 'forgot-password-address', max: 20, windowMinutes: 15 };
const perEmail = { name: 'forgot-password-email', max: 5, windowMinutes: 60 };
const resets = { name: 'reset-password', max: 20, windowMinutes: 15 };

/** Does the same for every address: whether it is known is found out later, by the job. */
export async function forgotPassword(ctx: Ctx, email: string, ip: string): Promise<void> {
  await limitRate(ctx, perAddress, ip);
  await limitRate(ctx, perEmail, email);
  await inTransaction(ctx, (ctx) => requestLink(ctx, { purpose: 'reset_password', userId: null, email }));
}

/** A refused password leaves the link usable: it is chosen before the link is used up. */
export async function resetPassword(ctx: Ctx, token: string, password: string, ip: string): Promise<void> {
  await limitRate(ctx, resets, ip);
  const user = await getUser(ctx, (await findLink(ctx, 'reset_password', token)).userId);
  const passwordHash = await choosePassword('password', password, user);
  await inTransaction(ctx, async (ctx) => {
    const link = await spendLink(ctx, 'reset_password', token);
    // Opening the link proves that the mailbox is theirs, as a verification would.
    const isOwnAddress = link.email === user.email;
    const now = ctx.clock.now().toISOString();
    await ctx.db
      .update(users)
      .set({
        passwordHash,
        ...(isOwnAddress && {
          emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now}::timestamptz)`,
        }),
      })
      .where(eq(users.id, user.id));
    await endAllSessions(ctx, user.id);
    await forgetLinks(ctx, user.id, 'reset_password');
    await notify(ctx, user.id, {
      type: 'success',
      title: 'Mot de passe changé',
      message: 'Votre mot de passe a été réinitialisé et toutes vos sessions ont été fermées.',
    });
    await enqueue(ctx, passwordNotice, { userId: user.id });
  });
}
