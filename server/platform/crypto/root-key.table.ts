import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** The one key that all others are derived from, sealed with APP_KEY: a new APP_KEY seals it anew, and nothing is lost. */
export const rootKeys = pgTable(
  'root_keys',
  { id: smallint().primaryKey().default(1), sealed: text().notNull() },
  (t) => [check('root_keys_only_one', sql`${t.id} = 1`)],
);
