import { and, isNull, sql } from 'drizzle-orm';
import type { AdminUser } from '#contract/overview/admin-users.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { own } from '#server/platform/db/own.ts';

/** What a list shows of an account, and nothing of what is in it. */
export const userColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role: users.role,
  plan: users.subscription,
  hasCustomLimits: sql<boolean>`${users.customLimits} is not null and ${users.subscription} = 'ENTERPRISE'`,
  state: users.state,
  createdAt: users.createdAt,
  lastSeenAt: users.lastSeenAt,
  account: socialAccounts.state,
};
type Listed = Omit<AdminUser, 'createdAt' | 'lastSeenAt'> & { createdAt: Date; lastSeenAt: Date };

/** For a join: the account that is linked now, if any. */
export const isLinked = () =>
  and(own(socialAccounts, { workspaceId: users.id }), isNull(socialAccounts.removedAt));

export const presentListed = ({ createdAt, lastSeenAt, ...user }: Listed): AdminUser => ({
  ...user,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
});
