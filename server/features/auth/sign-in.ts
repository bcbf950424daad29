import { eq } from 'drizzle-orm';
import { isTwoFactorOn } from '#server/features/two-factor/two-factor-state.ts';
import { type UserRow, users } from '#server/features/users/users.table.ts';
import { sha256 } from '#server/platform/crypto/keys.ts';
import { isPassword } from '#server/platform/crypto/password-hash.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { clearRateLimit, limitRate } from '#server/platform/rate-limit.ts';
import { signInChallenges } from './auth.table.ts';

const perAddress = { name: 'sign-in-address', max: 100, windowMinutes: 15 };
const perEmail = { name: 'sign-in-email', max: 10, windowMinutes: 15 };
export const challengeLifeMs = 10 * 60_000;

export type SignInOutcome = { user: UserRow } | { challengeToken: string; expiresAt: Date };

/** Same answer, in text and time, whether the address is known or not. */
export async function signIn(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
  ip: string,
): Promise<SignInOutcome> {
  await limitRate(ctx, perAddress, ip);
  await limitRate(ctx, perEmail, email);
  const [user] = await ctx.db.select().from(users).where(eq(users.email, email));
  const isRight = await isPassword(user?.passwordHash ?? null, password);
  if (!user || !isRight) {
    ctx.log.warn({ ip }, 'sign-in refused');
    throw new AppError('invalid_credentials', 'E-mail ou mot de passe incorrect.');
  }
  await clearRateLimit(ctx, perEmail, email);
  if (!(await isTwoFactorOn(ctx, user.id))) return { user };
  const challengeToken = ctx.random.bytes(32).toString('base64url');
  const expiresAt = new Date(ctx.clock.now().getTime() + challengeLifeMs);
  await ctx.db
    .insert(signInChallenges)
    .values({ tokenHash: sha256(challengeToken), userId: user.id, expiresAt });
  return { challengeToken, expiresAt };
}
