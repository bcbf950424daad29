import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '#server/features/audience/people/people.table.ts';
import { instant } from '#server/platform/db/columns.ts';

/** What a user writes down about a person. */
export const personNotes = pgTable(
  'person_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    personId: uuid('person_id').notNull(),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    unique('person_notes_owner_key').on(t.workspaceId, t.id),
    index('person_notes_person_idx').on(t.workspaceId, t.personId, t.createdAt.desc()),
    foreignKey({
      name: 'person_notes_person_fk',
      columns: [t.workspaceId, t.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
    check('person_notes_filled', sql`${t.text} <> ''`),
  ],
);
