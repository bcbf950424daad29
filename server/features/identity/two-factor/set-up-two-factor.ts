import { and, eq, isNull } from 'drizzle-orm';
import { generateSecret, generateURI } from 'otplib';
import { paths } from '#contract/paths.ts';
import { recordOwnAct } from '#server/features/identity/audit/record-act.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { sendNotice } from '#server/features/identity/security-notices/send-notice.ts';
import { confirmPassword } from '#server/features/identity/users/confirm-password.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import { seal, unseal } from '#server/platform/crypto/seal.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { secretContext } from './check-second-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { totpStep } from './totp.ts';
import { twoFactorSecrets } from './two-factor.table.ts';

const confirmations = { name: 'confirm-two-factor', max: 10, windowMinutes: 15 };

/** Makes a secret that protects nothing until a code of it is confirmed. */
export async function startTwoFactor(
  ctx: MemberCtx,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const user = await confirmPassword(ctx, password, 'password');
  // Otherwise somebody could lock an address they do not own.
  if (!user.emailVerifiedAt) {
    throw new AppError('conflict', 'Confirmez d’abord votre adresse e-mail : elle sert à retrouver l’accès.');
  }
  const secret = generateSecret();
  const sealedSecret = seal(ctx.keys, ctx.random, secret, secretContext(user.id));
  const [started] = await ctx.db
    .insert(twoFactorSecrets)
    .values({ userId: user.id, sealedSecret })
    .onConflictDoUpdate({
      target: twoFactorSecrets.userId,
      set: { sealedSecret, lastStep: 0 },
      setWhere: isNull(twoFactorSecrets.confirmedAt),
    })
    .returning();
  if (!started) throw new AppError('conflict', 'La double authentification est déjà activée.');
  return { secret, uri: generateURI({ issuer: 'Accroche', label: user.email, secret }) };
}

export async function confirmTwoFactor(ctx: MemberCtx, code: string): Promise<string[]> {
  const { userId } = ctx.actor;
  await limitRate(ctx, confirmations, userId);
  const isWaiting = and(eq(twoFactorSecrets.userId, userId), isNull(twoFactorSecrets.confirmedAt));
  const [row] = await ctx.db.select().from(twoFactorSecrets).where(isWaiting);
  if (!row) throw new AppError('conflict', 'Recommencez l’activation depuis le début.');
  const step = await totpStep(
    unseal(ctx.keys, row.sealedSecret, secretContext(userId)),
    code,
    ctx.clock.now(),
  );
  if (step === null) {
    const message = 'Ce code n’est pas le bon. Vérifiez l’heure de votre téléphone.';
    throw new AppError('invalid_input', message, { fields: { code: message } });
  }
  return inTransaction(ctx, async (ctx) => {
    const [confirmed] = await ctx.db
      .update(twoFactorSecrets)
      .set({ confirmedAt: ctx.clock.now(), lastStep: step })
      .where(isWaiting)
      .returning();
    if (!confirmed) throw new AppError('conflict', 'La double authentification est déjà activée.');
    await notify(ctx, userId, {
      type: 'success',
      title: 'Double authentification activée',
      message: 'Un code de votre application sera demandé à chaque connexion.',
      link: paths.accountSecurity,
    });
    await sendNotice(ctx, await getOwnUser(ctx), 'two_factor_on');
    const codes = await replaceRecoveryCodes(ctx, userId);
    await recordOwnAct(ctx, userId, 'two_factor_on');
    return codes;
  });
}
