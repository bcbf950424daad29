import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/users.table.ts';
import { instant } from '#server/platform/db/columns.ts';
import { people } from './people.table.ts';

/** What happened to a person's record: found, read, imported, edited, merged, tagged, excluded… */
export const personEvents = pgTable(
  'person_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    personId: uuid('person_id').notNull(),
    kind: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('person_events_person_idx').on(t.userId, t.personId, t.at.desc(), t.id),
    foreignKey({
      name: 'person_events_person_fk',
      columns: [t.userId, t.personId],
      foreignColumns: [people.userId, people.id],
    }).onDelete('cascade'),
  ],
);

/** Two records that turned out to be one person; what the other held is kept, so that it can be undone. */
export const personMerges = pgTable(
  'person_merges',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    keptId: uuid('kept_id').notNull(),
    /** What proved it, as `public_identifier:camille-moreau`. */
    because: text().notNull(),
    /** Both records, their identities and their places in campaigns, as they were. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    mergedAt: instant('merged_at').notNull(),
    undoneAt: instant('undone_at'),
  },
  (t) => [
    index('person_merges_kept_idx').on(t.userId, t.keptId, t.mergedAt.desc()),
    foreignKey({
      name: 'person_merges_kept_fk',
      columns: [t.userId, t.keptId],
      foreignColumns: [people.userId, people.id],
    }).onDelete('cascade'),
  ],
);

/** Who was erased: a keyed hash of each identity, so that no search or import brings them back. */
export const tombstones = pgTable(
  'tombstones',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    erasedAt: instant('erased_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
);
