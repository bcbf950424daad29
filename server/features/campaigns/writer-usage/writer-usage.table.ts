import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';
import { modelOutcomes } from '#server/providers/writer/writer.ts';

/** What a model is asked for. */
export const writerPurposes = ['message', 'reply', 'answer', 'offer', 'profile', 'criteria'] as const;
export type WriterPurpose = (typeof writerPurposes)[number];

/** One call to a model, whatever came of it: who pays knows what for. An ask that made no call is a row of its own. */
export const writerUsage = pgTable(
  'writer_usage',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** null outside of any campaign, and once the campaign is gone: what was spent stays. */
    campaignId: uuid('campaign_id').references(() => campaigns.id, { onDelete: 'set null' }),
    purpose: text({ enum: writerPurposes }).notNull(),
    provider: text().notNull(),
    model: text().notNull(),
    inputTokens: integer('input_tokens').notNull(),
    /** Counted among `inputTokens`. */
    cachedTokens: integer('cached_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** In millionths of `currency`; both null where no price is configured. */
    costMicros: bigint('cost_micros', { mode: 'number' }),
    currency: text(),
    outcome: text({ enum: modelOutcomes }).notNull(),
    /** What went wrong, for the administrator; null when nothing did. */
    detail: text(),
    /** Texts that were kept from this ask, and those that the built-in writer wrote instead; on its last call. */
    texts: smallint().notNull().default(0),
    fallbacks: smallint().notNull().default(0),
    at: instant('at').notNull(),
  },
  (t) => [
    index('writer_usage_month_idx').on(t.workspaceId, t.at),
    index('writer_usage_campaign_idx').on(t.campaignId),
    check('writer_usage_purpose_known', sql`${t.purpose} in (${oneOf(writerPurposes)})`),
    check('writer_usage_outcome_known', sql`${t.outcome} in (${oneOf(modelOutcomes)})`),
    check('writer_usage_cost_has_currency', sql`(${t.costMicros} is null) = (${t.currency} is null)`),
  ],
);
