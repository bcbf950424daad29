import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { exclusionKinds } from '#core/exclusions/exclusion.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

/** Someone, a company, a domain or a word that keeps people out of every campaign. */
export const exclusions = pgTable(
  'exclusions',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: text({ enum: exclusionKinds }).notNull(),
    /** As it is compared: see core/exclusions/exclusion.ts. */
    value: text().notNull(),
    /** As the user wrote it. */
    label: text().notNull(),
    note: text(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('exclusions_once').on(t.workspaceId, t.kind, t.value),
    index('exclusions_recent_idx').on(t.workspaceId, t.createdAt.desc(), t.id),
    check('exclusions_kind_known', sql`${t.kind} in (${oneOf(exclusionKinds)})`),
    check('exclusions_value_filled', sql`${t.value} <> ''`),
  ],
);
export type ExclusionRow = typeof exclusions.$inferSelect;
