import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { keyedHash } from '#server/platform/crypto/keys.ts';
import { unseal } from '#server/platform/crypto/seal.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { totpStep } from './totp.ts';
import { recoveryCodes, twoFactorSecrets } from './two-factor.table.ts';

export const secretContext = (userId: string) => `two_factor_secrets|${userId}|sealed_secret`;

/** Accepts six digits or a recovery code, each one once. */
export const checkSecondFactor = (ctx: Ctx, userId: string, code: string): Promise<boolean> =>
  /^\d{6}$/.test(code) ? spendTotpCode(ctx, userId, code) : spendRecoveryCode(ctx, userId, code);

async function spendTotpCode(ctx: Ctx, userId: string, code: string): Promise<boolean> {
  const isOn = and(eq(twoFactorSecrets.userId, userId), isNotNull(twoFactorSecrets.confirmedAt));
  const [row] = await ctx.db.select().from(twoFactorSecrets).where(isOn);
  if (!row) return false;
  const step = await totpStep(
    unseal(ctx.keys, row.sealedSecret, secretContext(userId)),
    code,
    ctx.clock.now(),
  );
  if (step === null) return false;
  const [used] = await ctx.db
    .update(twoFactorSecrets)
    .set({ lastStep: step })
    .where(and(isOn, lt(twoFactorSecrets.lastStep, step)))
    .returning();
  return used !== undefined;
}

async function spendRecoveryCode(ctx: Ctx, userId: string, code: string): Promise<boolean> {
  const [used] = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.clock.now() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, keyedHash(ctx.keys.lookup, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning();
  if (!used) return false;
  await notify(ctx, userId, {
    type: 'warning',
    title: 'Code de secours utilisé',
    message: 'Un de vos codes de secours vient de servir à une connexion. Il ne fonctionnera plus.',
    link: paths.accountSecurity,
  });
  return true;
}
