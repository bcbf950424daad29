import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant } from '#server/platform/db/columns.ts';

/** What a user's texts are checked against, beyond the rules of the product. */
export const writingSettings = pgTable('writing_settings', {
  workspaceId: uuid('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  /** null: the product's own list, whatever it becomes. */
  bannedPhrases: text('banned_phrases').array(),
  /** Words that the speller accepts. */
  lexicon: text().array().notNull().default([]),
  updatedAt: instant('updated_at').notNull(),
});
