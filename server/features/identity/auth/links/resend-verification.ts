import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { getPendingEmail, requestLink } from './auth-links.ts';

const resends = { name: 'resend-verification', max: 5, windowMinutes: 60 };

export async function resendVerification(ctx: MemberCtx): Promise<string> {
  await limitRate(ctx, resends, ctx.actor.userId);
  const user = await getOwnUser(ctx);
  const email = (await getPendingEmail(ctx, user.email)) ?? user.email;
  if (email === user.email && user.emailVerifiedAt) {
    throw new AppError('conflict', 'Votre adresse est déjà confirmée.');
  }
  await inTransaction(ctx, (ctx) => requestLink(ctx, { purpose: 'verify_email', userId: user.id, email }));
  return email;
}
