import { eq } from 'drizzle-orm';
import { recordOwnAct } from '#server/features/identity/audit/record-act.ts';
import { confirmPassword } from '#server/features/identity/users/confirm-password.ts';
import { keyedHash } from '#server/platform/crypto/keys.ts';
import { type Ctx, inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { recoveryCodes } from './two-factor.table.ts';
import { isTwoFactorOn } from './two-factor-state.ts';

const recoveryCodeCount = 10;
/** A hundred and twenty bits: nobody guesses one, so that a plain keyed hash is enough to find it again. */
const recoveryCodeBytes = 15;

export async function renewRecoveryCodes(ctx: MemberCtx, password: string): Promise<string[]> {
  await confirmPassword(ctx, password, 'password');
  if (!(await isTwoFactorOn(ctx, ctx.actor.userId))) {
    throw new AppError('conflict', 'La double authentification n’est pas activée.');
  }
  return inTransaction(ctx, async (ctx) => {
    const codes = await replaceRecoveryCodes(ctx, ctx.actor.userId);
    await recordOwnAct(ctx, ctx.actor.userId, 'recovery_codes_renewed');
    return codes;
  });
}

/** Shown once: only keyed hashes stay. */
export async function replaceRecoveryCodes(ctx: Ctx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => base32(ctx.random.bytes(recoveryCodeBytes)));
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
