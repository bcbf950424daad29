import { sql } from 'drizzle-orm';
import { check, foreignKey, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { RegisterTexts } from '#core/privacy/register.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { instant } from '#server/platform/db/columns.ts';

/** What the user wrote in the register instead of what is proposed, field by field. */
export const registerEntries = pgTable(
  'register_entries',
  {
    workspaceId: uuid('workspace_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    written: jsonb().$type<Partial<RegisterTexts>>().notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.campaignId] }),
    foreignKey({
      name: 'register_entries_campaign_fk',
      columns: [t.workspaceId, t.campaignId],
      foreignColumns: [campaigns.workspaceId, campaigns.id],
    }).onDelete('cascade'),
    check('register_entries_written_is_object', sql`jsonb_typeof(${t.written}) = 'object'`),
  ],
);
