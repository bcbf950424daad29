import { eq } from 'drizzle-orm';
import { isTwoFactorOn } from '#server/features/identity/two-factor/two-factor-state.ts';
import { isServed } from '#server/features/identity/users/can-sign-in.ts';
import { type UserRow, users } from '#server/features/identity/users/users.table.ts';
import { sha256 } from '#server/platform/crypto/keys.ts';
import { isPassword } from '#server/platform/crypto/password-hash.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { clearRateLimit, limitRate } from '#server/platform/rate-limit.ts';
import { mailSignInLockJob } from './auth.jobs.ts';
import { signInChallenges } from './auth.table.ts';
import { type KnownBrowser, ownBrowserOf } from './known-browser.ts';
import { lockMinutes } from './mail-sign-in-lock.ts';

const perAddress = { name: 'sign-in-address', max: 100, windowMinutes: 15 };
const perEmail = { name: 'sign-in-email', max: 10, windowMinutes: lockMinutes };
const perBrowser = { name: 'sign-in-browser', max: 10, windowMinutes: lockMinutes };
export const challengeLifetimeMs = 10 * 60_000;

export type SignInOutcome = { user: UserRow } | { challengeToken: string; expiresAt: Date };

/**
 * Same answer, in text and time, whether the address is known or not. Strangers share ten tries for each address; a
 * browser that signed in before has its own ten, so that nobody can lock its owner out.
 */
export async function signIn(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
  { ip, browser }: { ip: string; browser: KnownBrowser | null },
): Promise<SignInOutcome> {
  await limitRate(ctx, perAddress, ip);
  const [found] = await ctx.db.select().from(users).where(eq(users.email, email));
  const ownBrowser = await ownBrowserOf(ctx, browser, found);
  const { isLast } = await (ownBrowser
    ? limitRate(ctx, perBrowser, ownBrowser.id)
    : limitRate(ctx, perEmail, email));
  const user = found && isServed(ctx, found) ? found : null;
  const isRight = await isPassword(user?.passwordHash ?? null, password);
  if (!user || !isRight) {
    ctx.log.warn({ ip }, 'sign-in refused');
    // As much work for an address that nobody has.
    if (isLast && !ownBrowser)
      await enqueue(ctx, mailSignInLockJob, { userId: found?.id ?? ctx.random.uuid() });
    throw new AppError('invalid_credentials', 'E-mail ou mot de passe incorrect.');
  }
  // Its owner's coming and going must not give strangers another ten.
  if (ownBrowser) await clearRateLimit(ctx, perBrowser, ownBrowser.id);
  else await clearRateLimit(ctx, perEmail, email);
  // Told to its owner alone, who knows the password.
  if (user.suspendedAt)
    throw new AppError('conflict', 'Ce compte est suspendu. Écrivez à notre support pour en parler.');
  if (!(await isTwoFactorOn(ctx, user.id))) return { user };
  const challengeToken = ctx.random.bytes(32).toString('base64url');
  const expiresAt = new Date(ctx.clock.now().getTime() + challengeLifetimeMs);
  await ctx.db
    .insert(signInChallenges)
    .values({ tokenHash: sha256(challengeToken), userId: user.id, expiresAt });
  return { challengeToken, expiresAt };
}
