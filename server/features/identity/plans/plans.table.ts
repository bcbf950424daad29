import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/identity/users/users.table.ts';

/** Lead searches that a user used, by month of Paris. A plan that counts for ever adds them all. */
export const searchUses = pgTable(
  'search_uses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `2026-11` */
    month: text().notNull(),
    used: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.month] }),
    check('search_uses_positive', sql`${t.used} >= 0`),
    check('search_uses_by_month', sql`${t.month} ~ '^\\d{4}-\\d{2}$'`),
  ],
);
