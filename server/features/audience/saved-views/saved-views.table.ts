import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ViewContent } from '#contract/audience/saved-views.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant } from '#server/platform/db/columns.ts';

/** Filters and order of the leads or of the prospects, under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    content: jsonb().$type<ViewContent>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('saved_views_named_once').on(t.workspaceId, t.name),
    check('saved_views_named', sql`${t.name} <> ''`),
  ],
);
export type SavedViewRow = typeof savedViews.$inferSelect;
