import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SearchQuery } from '#contract/campaigns/campaigns.ts';
import { campaignStatuses, pausedReasons } from '#core/campaigns/campaign-status.ts';
import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { icps } from '#server/features/campaigns/icps/icps.table.ts';
import { offers } from '#server/features/campaigns/offers/offers.table.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

export const campaigns = pgTable(
  'campaigns',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    status: text({ enum: campaignStatuses }).notNull().default('inactive'),
    pausedReason: text('paused_reason', { enum: pausedReasons }),
    /** Grows with every change a user can see, also of the shared offer and target. */
    version: integer().notNull().default(1),
    offerId: uuid('offer_id'),
    icpId: uuid('icp_id'),
    /** The account it was launched from: its quotas, its conversations. */
    accountId: uuid('account_id'),
    lastSearchQuery: jsonb('last_search_query').$type<SearchQuery>(),
    /** Its current row of `campaign_sequences`; 0 until there is one. */
    sequenceVersion: integer('sequence_version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** These two are events: in campaign time. */
    statusChangedAt: instant('status_changed_at').notNull(),
    launchedAt: instant('launched_at'),
    /** When one of its people was last acted on: campaigns of one account take turns. In campaign time. */
    lastServedAt: instant('last_served_at'),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    unique('campaigns_owner_key').on(t.workspaceId, t.id),
    index('campaigns_workspace_idx').on(t.workspaceId, t.createdAt).where(sql`deleted_at is null`),
    index('campaigns_offer_idx').on(t.workspaceId, t.offerId),
    index('campaigns_icp_idx').on(t.workspaceId, t.icpId),
    index('campaigns_account_idx').on(t.workspaceId, t.accountId, t.status),
    foreignKey({
      name: 'campaigns_offer_fk',
      columns: [t.workspaceId, t.offerId],
      foreignColumns: [offers.workspaceId, offers.id],
    }),
    foreignKey({
      name: 'campaigns_icp_fk',
      columns: [t.workspaceId, t.icpId],
      foreignColumns: [icps.workspaceId, icps.id],
    }),
    foreignKey({
      name: 'campaigns_account_fk',
      columns: [t.workspaceId, t.accountId],
      foreignColumns: [socialAccounts.workspaceId, socialAccounts.id],
    }),
    check('campaigns_named', sql`${t.name} <> ''`),
    check('campaigns_status_known', sql`${t.status} in (${oneOf(campaignStatuses)})`),
    check('campaigns_reason_known', sql`${t.pausedReason} in (${oneOf(pausedReasons)})`),
    check('campaigns_pause_has_reason', sql`(${t.status} = 'paused') = (${t.pausedReason} is not null)`),
    check(
      'campaigns_running_was_launched',
      sql`${t.status} not in ('active', 'completed') or ${t.launchedAt} is not null`,
    ),
    check(
      'campaigns_active_is_ready',
      sql`${t.status} <> 'active' or (${t.offerId} is not null and ${t.accountId} is not null and ${t.sequenceVersion} > 0)`,
    ),
  ],
);
export type CampaignRow = typeof campaigns.$inferSelect;

/** What a campaign does, version by version: those who began on one finish on it. */
export const campaignSequences = pgTable(
  'campaign_sequences',
  {
    workspaceId: uuid('workspace_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    version: integer().notNull(),
    config: jsonb().$type<EngagementConfig>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** From then on someone may have begun on it: it is no longer rewritten. */
    closedAt: instant('closed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.campaignId, t.version] }),
    foreignKey({
      name: 'campaign_sequences_campaign_fk',
      columns: [t.workspaceId, t.campaignId],
      foreignColumns: [campaigns.workspaceId, campaigns.id],
    }).onDelete('cascade'),
    check('campaign_sequences_numbered', sql`${t.version} > 0`),
  ],
);
