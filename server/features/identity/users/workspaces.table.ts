import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';
import { users } from './users.table.ts';

/** What campaigns, people and messages belong to. Each user has one, made with the account: its id is theirs. */
export const workspaces = pgTable('workspaces', {
  id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Twelve random signs: the link at the end of messages opens the page of the sender by them. */
  senderCode: text('sender_code')
    .notNull()
    .unique()
    .default(sql`substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)`),
  createdAt: instant('created_at').notNull(),
});
