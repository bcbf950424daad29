import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { adviceRules } from '#core/intelligence/advice.ts';
import type { AdviceChange } from '#core/intelligence/change.ts';
import type { Measured } from '#core/intelligence/measure-change.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

/** Changes that an advice made in a campaign: what they replaced, and what they are measured by. In campaign time. */
export const adviceApplications = pgTable(
  'advice_applications',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    rule: text({ enum: adviceRules }).notNull(),
    /** What it is about: see `Advice.subject`. */
    subject: text().notNull(),
    title: text().notNull(),
    change: text().notNull(),
    edit: jsonb().$type<AdviceChange>().notNull(),
    /** null: nothing that people do. */
    measured: jsonb().$type<Measured>(),
    appliedAt: instant('applied_at').notNull(),
    undoneAt: instant('undone_at'),
  },
  (t) => [
    // Nothing is applied twice, whoever clicks when.
    uniqueIndex('advice_applications_once')
      .on(t.workspaceId, t.campaignId, t.rule, t.subject)
      .where(sql`undone_at is null`),
    index('advice_applications_campaign_idx').on(t.workspaceId, t.campaignId, t.appliedAt.desc()),
    foreignKey({
      name: 'advice_applications_campaign_fk',
      columns: [t.workspaceId, t.campaignId],
      foreignColumns: [campaigns.workspaceId, campaigns.id],
    }).onDelete('cascade'),
    check('advice_applications_rule_known', sql`${t.rule} in (${oneOf(adviceRules)})`),
    check('advice_applications_undone_later', sql`${t.undoneAt} >= ${t.appliedAt}`),
  ],
);
export type AdviceApplicationRow = typeof adviceApplications.$inferSelect;
