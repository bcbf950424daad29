import { eq } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { recordOwnAct } from '#server/features/identity/audit/record-act.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { sendNotice } from '#server/features/identity/security-notices/send-notice.ts';
import { confirmPassword } from '#server/features/identity/users/confirm-password.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { recoveryCodes, twoFactorSecrets } from './two-factor.table.ts';
import { isTwoFactorOn } from './two-factor-state.ts';

const tries = { name: 'disable-two-factor', max: 10, windowMinutes: 15 };

/** Both factors are asked: a stolen password must not be enough to take the second one away. */
export async function disableTwoFactor(ctx: MemberCtx, password: string, code: string): Promise<void> {
  const user = await confirmPassword(ctx, password, 'password');
  if (!(await isTwoFactorOn(ctx, user.id))) {
    throw new AppError('conflict', 'La double authentification n’est pas activée.');
  }
  await limitRate(ctx, tries, user.id);
  if (!(await checkSecondFactor(ctx, user.id, code))) {
    const message = 'Ce code n’est pas le bon, ou il a déjà servi.';
    throw new AppError('wrong_code', message, { fields: { code: message } });
  }
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(twoFactorSecrets).where(eq(twoFactorSecrets.userId, user.id));
    await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    await notify(ctx, user.id, {
      type: 'warning',
      title: 'Double authentification désactivée',
      message: 'Votre mot de passe suffit de nouveau pour vous connecter.',
      link: paths.accountSecurity,
    });
    await sendNotice(ctx, user, 'two_factor_off');
    await recordOwnAct(ctx, user.id, 'two_factor_off');
  });
}
