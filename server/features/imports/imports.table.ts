import { sql } from 'drizzle-orm';
import { check, customType, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Columns } from '#core/imports/guess-columns.ts';
import { lawfulBases } from '#core/people/person-fields.ts';
import { users } from '#server/features/users/users.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';
import type { FileReading } from './read-table.ts';

export const importStates = ['draft', 'confirmed'] as const;

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

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
    /** How it was read: encoding, separator, sheet, header, lines. */
    reading: jsonb().$type<FileReading>().notNull(),
    /** Which column fills which field. */
    mapping: jsonb().$type<Columns>().notNull(),
    /** The file as it came, to read it another way; null once it is over. */
    source: bytes(),
    /** The cells, as read; once confirmed, only the lines left out and why, for a day. */
    table: jsonb().$type<string[][]>(),
    lawfulBasis: text('lawful_basis', { enum: lawfulBases }),
    tag: text(),
    campaignId: uuid('campaign_id'),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    addedToCampaign: integer('added_to_campaign').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    index('imports_recent_idx').on(t.userId, t.createdAt.desc(), t.id),
    index('imports_age_idx').on(t.createdAt),
    check('imports_state_known', sql`${t.state} in (${oneOf(importStates)})`),
    check('imports_basis_known', sql`${t.lawfulBasis} in (${oneOf(lawfulBases)})`),
    check('imports_confirmed_is_dated', sql`(${t.state} = 'confirmed') = (${t.confirmedAt} is not null)`),
    check('imports_confirmed_has_basis', sql`(${t.state} = 'confirmed') = (${t.lawfulBasis} is not null)`),
  ],
);
export type ImportRow = typeof imports.$inferSelect;
