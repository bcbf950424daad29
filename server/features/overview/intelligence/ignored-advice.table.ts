import { sql } from 'drizzle-orm';
import { check, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { adviceRules } from '#core/intelligence/advice.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

/** Advice that the user does not want to read again, by what it is about: another subject is said all the same. */
export const ignoredAdvice = pgTable(
  'ignored_advice',
  {
    workspaceId: uuid('workspace_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    rule: text({ enum: adviceRules }).notNull(),
    subject: text().notNull(),
    ignoredAt: instant('ignored_at').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'ignored_advice_pk',
      columns: [t.workspaceId, t.campaignId, t.rule, t.subject],
    }),
    foreignKey({
      name: 'ignored_advice_campaign_fk',
      columns: [t.workspaceId, t.campaignId],
      foreignColumns: [campaigns.workspaceId, campaigns.id],
    }).onDelete('cascade'),
    check('ignored_advice_rule_known', sql`${t.rule} in (${oneOf(adviceRules)})`),
  ],
);
export type IgnoredAdviceRow = typeof ignoredAdvice.$inferSelect;
