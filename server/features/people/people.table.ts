import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/users.table.ts';
import { instant } from '#server/platform/db/columns.ts';

/** Someone a user found: one row per user and identity on the network. */
export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The end of the public address of a profile. */
    publicIdentifier: text('public_identifier').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    headline: text(),
    company: text(),
    location: text(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('people_owner_key').on(t.userId, t.id),
    unique('people_identity_key').on(t.userId, t.publicIdentifier),
    index('people_recent_idx').on(t.userId, t.createdAt.desc(), t.id),
  ],
);
