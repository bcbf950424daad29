import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant } from '#server/platform/db/columns.ts';

/** Sequences a user kept to start from again. */
export const sequenceTemplates = pgTable(
  'sequence_models',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    config: jsonb().$type<EngagementConfig>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('sequence_models_workspace_idx').on(t.workspaceId, t.createdAt),
    check('sequence_models_named', sql`${t.name} <> ''`),
  ],
);
export type SequenceTemplateRow = typeof sequenceTemplates.$inferSelect;
