import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { requestLink } from './auth-links.ts';

const perAddress = { name: 'forgot-password-address', max: 20, windowMinutes: 15 };
const perEmail = { name: 'forgot-password-email', max: 5, windowMinutes: 60 };

/** Does the same for every address: whether it is known is found out later, by the job. */
export async function forgotPassword(ctx: Ctx, email: string, ip: string): Promise<void> {
  await limitRate(ctx, perAddress, ip);
  await limitRate(ctx, perEmail, email);
  await inTransaction(ctx, (ctx) => requestLink(ctx, { purpose: 'reset_password', userId: null, email }));
}
