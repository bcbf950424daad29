import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';
import { users } from './users.table.ts';

/** What campaigns, people and messages belong to. Each user has one, made with the account: its id is theirs. */
export const workspaces = pgTable('workspaces', {
  id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
});
