import { eq } from 'drizzle-orm';
import type { PasswordChange } from '#contract/identity/auth.ts';
import { recordOwnAct } from '#server/features/identity/audit/record-act.ts';
import { choosePassword } from '#server/features/identity/users/choose-password.ts';
import { confirmPassword } from '#server/features/identity/users/confirm-password.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { secureAccount } from './secure-account.ts';
import { type OpenedSession, openSession } from './sessions/open-session.ts';

/** Ends every session, then opens a fresh one for the user who changed it. */
export async function changePassword(
  ctx: MemberCtx,
  { currentPassword, newPassword }: PasswordChange,
  client: { userAgent: string; browserId: string },
): Promise<OpenedSession> {
  const user = await confirmPassword(ctx, currentPassword, 'currentPassword');
  const passwordHash = await choosePassword('newPassword', newPassword, user);
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await secureAccount(ctx, user.id);
    const session = await openSession(ctx, user.id, { ...client, previousToken: null });
    await recordOwnAct(ctx, user.id, 'password_changed');
    return session;
  });
}
