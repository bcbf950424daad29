import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { recordEvent } from '#server/features/identity/audit/record-act.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { checkSecondFactor } from '#server/features/identity/two-factor/check-second-factor.ts';
import { canSignIn } from '#server/features/identity/users/can-sign-in.ts';
import { getUser } from '#server/features/identity/users/get-user.ts';
import type { UserRow } from '#server/features/identity/users/users.table.ts';
import { sha256 } from '#server/platform/crypto/keys.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { clearRateLimit, limitRate } from '#server/platform/rate-limit.ts';
import { signInChallenges } from './auth.table.ts';

const maxTries = 5;
const perUser = { name: 'second-factor', max: 10, windowMinutes: 15 };

export async function passSecondFactor(
  ctx: Ctx,
  challengeToken: string | null,
  code: string,
): Promise<UserRow> {
  const isIt = eq(signInChallenges.tokenHash, sha256(challengeToken ?? ''));
  const [challenge] = await ctx.db
    .update(signInChallenges)
    .set({ tries: sql`${signInChallenges.tries} + 1` })
    .where(and(isIt, lt(signInChallenges.tries, maxTries), gt(signInChallenges.expiresAt, ctx.clock.now())))
    .returning();
  if (!challenge) throw expired();
  const user = await getUser(ctx, challenge.userId);
  if (!canSignIn(ctx, user)) throw expired();
  // Not cleared by a right password: whoever knows it must not be able to try every code.
  await limitRate(ctx, perUser, user.id);
  if (!(await checkSecondFactor(ctx, user.id, code))) {
    await recordEvent(ctx, user.id, 'second_factor_refused');
    if (challenge.tries === maxTries) await warnOwner(ctx, user.id);
    const message = 'Ce code n’est pas le bon, ou il a déjà servi.';
    throw new AppError('wrong_code', message, { fields: { code: message } });
  }
  await ctx.db.delete(signInChallenges).where(isIt);
  await clearRateLimit(ctx, perUser, user.id);
  return user;
}

const expired = () =>
  new AppError('invalid_credentials', 'Cette connexion a expiré. Recommencez avec votre mot de passe.');

async function warnOwner(ctx: Ctx, userId: string): Promise<void> {
  ctx.log.warn({ userId }, 'second factor refused five times');
  await notify(ctx, userId, {
    type: 'warning',
    title: 'Connexion refusée',
    message:
      'Quelqu’un a saisi votre mot de passe, puis cinq codes faux. Si ce n’était pas vous, changez de mot de passe.',
    link: paths.accountSecurity,
  });
}
