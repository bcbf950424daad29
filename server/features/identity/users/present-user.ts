import { and, isNull } from 'drizzle-orm';
import type { User } from '#contract/identity/users.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { UserRow } from './users.table.ts';
import { workspaceOf } from './workspace-owner.ts';

export async function presentUser(ctx: Ctx, row: UserRow): Promise<User> {
  const [linked] = await ctx.db
    .select({ id: socialAccounts.id })
    .from(socialAccounts)
    .where(and(own(socialAccounts, workspaceOf(row.id)), isNull(socialAccounts.removedAt)));
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    role: row.role,
    subscription: row.subscription,
    linkedinAccountId: linked?.id ?? null,
    emailVerified: row.emailVerifiedAt !== null,
  };
}
