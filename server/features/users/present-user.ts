import type { User } from '#contract/users.ts';
import type { UserRow } from './users.table.ts';

export const presentUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  role: row.role,
  subscription: row.subscription,
  linkedinAccountId: null,
  emailVerified: row.emailVerifiedAt !== null,
});
