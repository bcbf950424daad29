import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/users.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

export const importStates = ['draft', 'confirmed'] as const;

/** A list that a user brings: read, looked at, corrected, then taken as a whole or not at all. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    state: text({ enum: importStates }).notNull().default('draft'),
    /** How it was read: encoding, separator, sheet. */
    reading: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Which column fills which field; null once it is over. */
    mapping: jsonb().$type<Record<string, unknown>>(),
    /** The cells, as read; null once it is over. */
    table: jsonb().$type<string[][]>(),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    index('imports_recent_idx').on(t.userId, t.createdAt.desc(), t.id),
    check('imports_state_known', sql`${t.state} in (${oneOf(importStates)})`),
    check('imports_confirmed_is_dated', sql`(${t.state} = 'confirmed') = (${t.confirmedAt} is not null)`),
  ],
);
export type ImportRow = typeof imports.$inferSelect;
