import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#server/features/identity/users/users.table.ts';
import { asOwnerOf, isOwner, workspaceOf } from '#server/features/identity/users/workspace-owner.ts';
import { settingsOf } from '#server/features/network/social-accounts/account-uses.ts';
import { changeSettings } from '#server/features/network/social-accounts/change-settings.ts';
import { adoptAccount } from '#server/features/network/social-accounts/connect/adopt-account.ts';
import { findLinkedAccount } from '#server/features/network/social-accounts/find-account.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { type Ctx, makeCtx } from '#server/platform/ctx.ts';
import { demoAccounts } from './ensure-demo-accounts.ts';

const headline = 'Directrice commerciale chez Liseré, diagnostic de paie';
const Connected = z.object({ accountId: z.string() });

/** Linked once: whoever disconnects it later finds it disconnected. */
export async function hasDemoAccountLinked(ctx: Ctx): Promise<boolean> {
  const [linked] = await ctx.db
    .select({ id: socialAccounts.id })
    .from(socialAccounts)
    .innerJoin(users, isOwner(socialAccounts))
    .where(eq(users.email, demoAccounts[0].email));
  return linked !== undefined;
}

/** Links the PRO account to a member of the simulated network. */
export async function connectDemoAccount(ctx: Ctx): Promise<void> {
  const [{ email, firstName, lastName }] = demoAccounts;
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user || !ctx.env.network) return;
  const workspaceId = workspaceOf(user.id);
  const { origin, key } = ctx.env.network;
  const reply = await fetch(`${origin}/control/accounts`, {
    method: 'POST',
    headers: { 'X-API-KEY': key, 'content-type': 'application/json' },
    body: JSON.stringify({ email, firstName, lastName, headline, tier: 'premium' }),
    signal: AbortSignal.timeout(10_000),
  });
  await adoptAccount(ctx, workspaceId, Connected.parse(await reply.json()).accountId);
  const asOwner = makeCtx(ctx, asOwnerOf(workspaceId));
  const account = await findLinkedAccount(asOwner, workspaceId);
  // Its member has prospected for years: a visitor need not wait four weeks to see a whole day's quota.
  if (account)
    await changeSettings(asOwner, account.id, {
      ...settingsOf(account),
      notesPerMonth: account.notesPerMonth,
      hasRamp: false,
    });
}
