import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/identity/users/users.table.ts';

/** Calls that were made under a key of the caller’s own, with what was answered: made again, they do nothing more. */
export const repeatedCalls = pgTable(
  'repeated_calls',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** A keyed hash of the method, the path and the body. */
    request: text().notNull(),
    /** Empty only while the first call runs: both are one commit. */
    answer: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('repeated_calls_created_at_idx').on(t.createdAt)],
);
