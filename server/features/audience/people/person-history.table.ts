import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant } from '#server/platform/db/columns.ts';
import { people } from './people.table.ts';
import type { AnyRow, RowsByTable } from './person-records.ts';

/** What happened to a person's record: found, read, imported, edited, merged, tagged, excluded… */
export const personEvents = pgTable(
  'person_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    personId: uuid('person_id').notNull(),
    kind: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('person_events_person_idx').on(t.workspaceId, t.personId, t.at.desc(), t.id),
    foreignKey({
      name: 'person_events_person_fk',
      columns: [t.workspaceId, t.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
  ],
);

/** Both records as they were, and what every feature kept about them. */
export type MergeSnapshot = {
  keptId: string;
  goneId: string;
  people: AnyRow[];
  rows: RowsByTable;
  /** Merges of earlier versions kept these two apart. */
  texts?: { drafts: AnyRow[]; versions: AnyRow[] };
  contacts?: RowsByTable;
  /** Of the record that went: what only follows its person. */
  eventIds: string[];
  mergeIds: string[];
};

export const rowsOfSnapshot = ({ rows, texts, contacts }: MergeSnapshot): RowsByTable => ({
  ...rows,
  ...(texts && { drafts: texts.drafts, draft_versions: texts.versions }),
  ...contacts,
});

/** Two records that turned out to be one person; what the other held is kept, so that it can be undone. */
export const personMerges = pgTable(
  'person_merges',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    keptId: uuid('kept_id').notNull(),
    /** What proved it, as `public_identifier:camille-moreau`. */
    because: text().notNull(),
    /** Both records, their identities and their campaign rows, as they were. */
    before: jsonb().$type<MergeSnapshot>().notNull(),
    /** Which came after which: they are undone in the opposite order. */
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    mergedAt: instant('merged_at').notNull(),
    undoneAt: instant('undone_at'),
  },
  (t) => [
    index('person_merges_recent_idx').on(t.workspaceId, t.mergedAt.desc(), t.id),
    index('person_merges_kept_idx').on(t.workspaceId, t.keptId, t.mergedAt.desc()),
    foreignKey({
      name: 'person_merges_kept_fk',
      columns: [t.workspaceId, t.keptId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
  ],
);

/** Who was erased: a keyed hash of each identity, so that no search or import brings them back. */
export const tombstones = pgTable(
  'tombstones',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    erasedAt: instant('erased_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.hash] })],
);

/** How long a user keeps people: by default they are notified, and nothing is deleted without them. */
export const personRetention = pgTable(
  'person_retention',
  {
    workspaceId: uuid('workspace_id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** When they were last notified that some are to be deleted. */
    reportedAt: instant('told_at'),
    /** Found and never contacted: months after the collection. */
    foundMonths: smallint('found_months').notNull().default(36),
    /** Contacted, and silent: months after the last send. */
    silentMonths: smallint('silent_months').notNull().default(36),
    /** Who wrote: months after their last message. */
    answeredMonths: smallint('answered_months').notNull().default(36),
  },
  (t) => [
    check(
      'person_retention_in_bounds',
      sql`${t.foundMonths} between 1 and 36 and ${t.silentMonths} between 1 and 36 and ${t.answeredMonths} between 1 and 36`,
    ),
  ],
);

/** What a purge deleted, without anybody's name. */
export const personPurges = pgTable(
  'person_purges',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    count: integer().notNull(),
    isAutomatic: boolean('is_automatic').notNull(),
  },
  (t) => [index('person_purges_recent_idx').on(t.workspaceId, t.at.desc(), t.id)],
);
