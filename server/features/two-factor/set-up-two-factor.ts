import { and, eq, isNull } from 'drizzle-orm';
import { generateSecret, generateURI } from 'otplib';
import { paths } from '#contract/paths.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { confirmPassword } from '#server/features/users/confirm-password.ts';
import { keyedHash } from '#server/platform/crypto/keys.ts';
import { seal, unseal } from '#server/platform/crypto/seal.ts';
import { type Ctx, inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { secretPlace } from './check-second-factor.ts';
import { totpStep } from './totp.ts';
import { recoveryCodes, twoFactorSecrets } from './two-factor.table.ts';
import { isTwoFactorOn } from './two-factor-state.ts';

const recoveryCodeCount = 10;
const confirmations = { name: 'confirm-two-factor', max: 10, windowMinutes: 15 };

/** Makes a secret that protects nothing until a code of it is confirmed. */
export async function startTwoFactor(
  ctx: MemberCtx,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const user = await confirmPassword(ctx, password, 'password');
  const secret = generateSecret();
  const sealedSecret = seal(ctx.keys, ctx.random, secret, secretPlace(user.id));
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
  const step = await totpStep(unseal(ctx.keys, row.sealedSecret, secretPlace(userId)), code, ctx.clock.now());
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
    return replaceRecoveryCodes(ctx, userId);
  });
}

export async function disableTwoFactor(ctx: MemberCtx, password: string): Promise<void> {
  await confirmPassword(ctx, password, 'password');
  const { userId } = ctx.actor;
  await inTransaction(ctx, async (ctx) => {
    const [removed] = await ctx.db
      .delete(twoFactorSecrets)
      .where(eq(twoFactorSecrets.userId, userId))
      .returning();
    if (!removed) throw new AppError('conflict', 'La double authentification n’est pas activée.');
    await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await notify(ctx, userId, {
      type: 'warning',
      title: 'Double authentification désactivée',
      message: 'Votre mot de passe suffit de nouveau pour vous connecter.',
      link: paths.accountSecurity,
    });
  });
}

export async function renewRecoveryCodes(ctx: MemberCtx, password: string): Promise<string[]> {
  await confirmPassword(ctx, password, 'password');
  if (!(await isTwoFactorOn(ctx, ctx.actor.userId))) {
    throw new AppError('conflict', 'La double authentification n’est pas activée.');
  }
  return inTransaction(ctx, (ctx) => replaceRecoveryCodes(ctx, ctx.actor.userId));
}

/** Shown once: only keyed hashes stay. */
async function replaceRecoveryCodes(ctx: Ctx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => base32(ctx.random.bytes(10)));
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await ctx.db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: keyedHash(ctx.keys.lookup, code) })));
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((group) => alphabet[Number.parseInt(group, 2)]).join('');
}
