import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type ImportColumn,
  type ImportPreview,
  type ImportReading,
  rowStatuses,
} from '#contract/sourcing/imports.ts';
import type { Columns } from '#core/imports/columns/columns.ts';
import type { ReadRow } from '#core/imports/rows/read-row.ts';
import { lawfulBases } from '#core/people/person-fields.ts';
import type { Match } from '#server/features/audience/people/record/match-people.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

export const importStates = ['draft', 'confirming', 'confirmed'] as const;

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A list that a user brings: read, looked at, corrected, then taken line by line until none is left. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    state: text({ enum: importStates }).notNull().default('draft'),
    /** How it was read: encoding, separator, sheet, header. */
    reading: jsonb().$type<ImportReading>().notNull(),
    /** Which column fills which field. */
    mapping: jsonb().$type<Columns>().notNull(),
    /** What its columns are called, and a few of their cells. */
    columns: jsonb().$type<Omit<ImportColumn, 'field'>[]>().notNull().default([]),
    rowCount: integer('row_count').notNull().default(0),
    /** Which of its readings the rows are of; 0 before the first. */
    readingNo: integer('reading_no').notNull().default(0),
    readingsBegun: integer('readings_begun').notNull().default(0),
    /** What would become of its lines, as last diagnosed. */
    counts: jsonb().$type<Pick<ImportPreview, 'counts' | 'fixed'>>(),
    diagnosedAt: instant('diagnosed_at'),
    /** The file as it came, compressed, to read it another way; null once it is over. */
    source: bytes(),
    lawfulBasis: text('lawful_basis', { enum: lawfulBases }),
    tag: text(),
    campaignId: uuid('campaign_id'),
    /** Lines taken so far, and the position of the last one that was looked at. */
    done: integer().notNull().default(0),
    doneUpTo: integer('done_up_to').notNull().default(-1),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    addedToCampaign: integer('added_to_campaign').notNull().default(0),
    /** The lines left out can still be downloaded. */
    hasRefusals: boolean('has_refusals').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** When lines were last taken. */
    advancedAt: instant('advanced_at'),
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    index('imports_recent_idx').on(t.workspaceId, t.createdAt.desc(), t.id),
    index('imports_age_idx').on(t.createdAt),
    index('imports_unfinished_idx').on(t.advancedAt).where(sql`state = 'confirming'`),
    check('imports_state_known', sql`${t.state} in (${oneOf(importStates)})`),
    check('imports_basis_known', sql`${t.lawfulBasis} in (${oneOf(lawfulBases)})`),
    check('imports_confirmed_is_dated', sql`(${t.state} = 'confirmed') = (${t.confirmedAt} is not null)`),
    check('imports_confirmed_has_basis', sql`(${t.state} = 'draft') = (${t.lawfulBasis} is null)`),
  ],
);
export type ImportRow = typeof imports.$inferSelect;

/** A line of a list and what would become of it; it goes once the list is taken, those left out stay a day. */
export const importRows = pgTable(
  'import_rows',
  {
    workspaceId: uuid('workspace_id').notNull(),
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    readingNo: integer('reading_no').notNull(),
    /** Its position among the lines that are not empty, the first being 0. */
    at: integer().notNull(),
    /** In the file, the first line being 1. */
    line: integer().notNull(),
    status: text({ enum: rowStatuses }).notNull(),
    isFixed: boolean('is_fixed').notNull(),
    reason: text(),
    /** Who it is among the people of the user, when it was diagnosed. */
    knownId: uuid('known_id'),
    same: jsonb().$type<Match['same']>().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    given: jsonb('told').$type<ReadRow>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.readingNo, t.at] }),
    index('import_rows_fixed_idx').on(t.importId, t.readingNo, t.at).where(sql`is_fixed`),
    index('import_rows_known_idx').on(t.importId, t.readingNo, t.at).where(sql`status = 'known'`),
    index('import_rows_left_out_idx')
      .on(t.importId, t.readingNo, t.at)
      .where(sql`status in ('duplicate', 'erased', 'refused')`),
    check('import_rows_status_known', sql`${t.status} in (${oneOf(rowStatuses)})`),
  ],
);
export type ImportLine = typeof importRows.$inferSelect;
