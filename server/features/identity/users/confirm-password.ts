import { isPassword } from '#server/platform/crypto/password-hash.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { clearRateLimit, limitRate } from '#server/platform/rate-limit.ts';
import { getOwnUser } from './get-user.ts';
import type { UserRow } from './users.table.ts';

const tries = { name: 'confirm-password', max: 10, windowMinutes: 15 };

/** Asked again before anything that could lock the owner out. `field` is where the form shows a refusal. */
export async function confirmPassword(ctx: MemberCtx, password: string, field: string): Promise<UserRow> {
  await limitRate(ctx, tries, ctx.actor.userId);
  const user = await getOwnUser(ctx);
  if (!(await isPassword(user.passwordHash, password))) {
    const message = 'Ce mot de passe n’est pas le bon.';
    throw new AppError('wrong_password', message, { fields: { [field]: message } });
  }
  await clearRateLimit(ctx, tries, ctx.actor.userId);
  return user;
}
