import { eq, sql } from 'drizzle-orm';
import { recordOwnAct } from '#server/features/identity/audit/record-act.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { choosePassword } from '#server/features/identity/users/choose-password.ts';
import { getUser } from '#server/features/identity/users/get-user.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { secureAccount } from '../secure-account.ts';
import { findLink, spendLink } from './auth-links.ts';

const resets = { name: 'reset-password', max: 20, windowMinutes: 15 };

/** Whose it is now. A refused password leaves the link usable: it is chosen before the link is used up. */
export async function resetPassword(ctx: Ctx, token: string, password: string, ip: string): Promise<string> {
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
    await secureAccount(ctx, user.id);
    await notify(ctx, user.id, {
      type: 'success',
      title: 'Mot de passe changé',
      message: 'Votre mot de passe a été réinitialisé et toutes vos sessions ont été fermées.',
    });
    await recordOwnAct(ctx, user.id, 'password_reset');
  });
  return user.id;
}
