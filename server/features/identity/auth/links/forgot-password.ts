import { eq } from 'drizzle-orm';
import { users } from '#server/features/identity/users/users.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { type KnownBrowser, ownBrowserOf } from '../known-browser.ts';
import { requestLink } from './auth-links.ts';

const perAddress = { name: 'forgot-password-address', max: 20, windowMinutes: 15 };
const perEmail = { name: 'forgot-password-email', max: 5, windowMinutes: 60 };
const perBrowser = { name: 'forgot-password-browser', max: 5, windowMinutes: 60 };

/**
 * Does the same for every address: whether it is known is found out later, by the job. As at sign-in, strangers share
 * the letters of an address, and a browser that signed in before has its own.
 */
export async function forgotPassword(
  ctx: Ctx,
  email: string,
  { ip, browser }: { ip: string; browser: KnownBrowser | null },
): Promise<void> {
  await limitRate(ctx, perAddress, ip);
  const [found] = await ctx.db.select().from(users).where(eq(users.email, email));
  const ownBrowser = await ownBrowserOf(ctx, browser, found);
  if (ownBrowser) await limitRate(ctx, perBrowser, ownBrowser.id);
  else await limitRate(ctx, perEmail, email);
  await inTransaction(ctx, (ctx) => requestLink(ctx, { purpose: 'reset_password', userId: null, email }));
}
