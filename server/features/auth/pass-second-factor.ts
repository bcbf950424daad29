import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { checkSecondFactor } from '#server/features/two-factor/check-second-factor.ts';
import { getUser } from '#server/features/users/get-user.ts';
import type { UserRow } from '#server/features/users/users.table.ts';
import { sha256 } from '#server/platform/crypto/keys.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { signInChallenges } from './auth.table.ts';

const maxTries = 5;

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
  if (!challenge) {
    throw new AppError(
      'invalid_credentials',
      'Cette connexion a expiré. Recommencez avec votre mot de passe.',
    );
  }
  if (!(await checkSecondFactor(ctx, challenge.userId, code))) {
    const message = 'Ce code n’est pas le bon, ou il a déjà servi.';
    throw new AppError('wrong_code', message, { fields: { code: message } });
  }
  await ctx.db.delete(signInChallenges).where(isIt);
  return getUser(ctx, challenge.userId);
}
