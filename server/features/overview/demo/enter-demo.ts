import { inArray } from 'drizzle-orm';
import { isTwoFactorOn } from '#server/features/identity/two-factor/two-factor-state.ts';
import { type UserRow, users } from '#server/features/identity/users/users.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { demoAccounts } from './ensure-demo-accounts.ts';
import { pastAccount } from './past-account.ts';

const perAddress = { name: 'enter-demo', max: 60, windowMinutes: 15 };

/** Whom a visitor of the demonstration is signed in as: the account with a past, or the first one where there is none. */
export async function enterDemo(ctx: Ctx, ip: string): Promise<UserRow> {
  if (!ctx.env.isDemo) throw notFound('Démonstration');
  await limitRate(ctx, perAddress, ip);
  const found = await ctx.db
    .select()
    .from(users)
    .where(inArray(users.email, [pastAccount.email, demoAccounts[0].email]));
  const account = found.find(({ email }) => email === pastAccount.email) ?? found[0];
  if (!account?.isDemo) throw notFound('Démonstration');
  if (await isTwoFactorOn(ctx, account.id))
    throw new AppError('conflict', 'Ce compte demande un code\u00a0: passez par la page de connexion.');
  return account;
}
