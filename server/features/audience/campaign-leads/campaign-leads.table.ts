import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { type Reason, verdicts } from '#contract/campaigns/leads.ts';
import type { OutsideMarket } from '#core/argumentaire/outside-market.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

/** A person in a campaign. */
export const campaignLeads = pgTable(
  'campaign_leads',
  {
    workspaceId: uuid('workspace_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    personId: uuid('person_id').notNull(),
    verdict: text({ enum: verdicts }).notNull(),
    /** From 0 to 100, over what is known. */
    score: smallint().notNull(),
    reasons: jsonb().$type<Reason[]>().notNull(),
    addedAt: instant('added_at').notNull(),
    /** In campaign time: the user wants whoever was reached before to be contacted again. What came later counts anew. */
    recontactConfirmedAt: instant('recontact_confirmed_at'),
    /** Why the market that the offer declares does not have them; null: inside, or not known. */
    outsideMarket: jsonb('outside_market').$type<OutsideMarket>(),
    /** In campaign time: the user keeps them all the same, outside the market or off target; their verdict stays « qualified ». */
    keptAt: instant('kept_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.campaignId, t.personId] }),
    index('campaign_leads_best_idx').on(t.workspaceId, t.campaignId, t.verdict, t.score.desc(), t.personId),
    index('campaign_leads_person_idx').on(t.workspaceId, t.personId),
    index('campaign_leads_outside_idx')
      .on(t.workspaceId, t.campaignId, t.verdict, t.score.desc(), t.personId)
      .where(sql`${t.outsideMarket} is not null`),
    check('campaign_leads_score_in_bounds', sql`${t.score} between 0 and 100`),
    foreignKey({
      name: 'campaign_leads_campaign_fk',
      columns: [t.workspaceId, t.campaignId],
      foreignColumns: [campaigns.workspaceId, campaigns.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'campaign_leads_person_fk',
      columns: [t.workspaceId, t.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
    check('campaign_leads_verdict_known', sql`${t.verdict} in (${oneOf(verdicts)})`),
  ],
);

/** How many leads a campaign has, kept beside them: a list of campaigns never counts rows. */
export const campaignCounts = pgTable(
  'campaign_counts',
  {
    workspaceId: uuid('workspace_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    leads: integer().notNull().default(0),
    qualified: integer().notNull().default(0),
    /** The target that everybody in it was last judged on, by id and version (`targetKey`); null: not known. */
    judgedOn: text('judged_on'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.campaignId] }),
    foreignKey({
      name: 'campaign_counts_campaign_fk',
      columns: [t.workspaceId, t.campaignId],
      foreignColumns: [campaigns.workspaceId, campaigns.id],
    }).onDelete('cascade'),
    check('campaign_counts_in_order', sql`${t.qualified} >= 0 and ${t.qualified} <= ${t.leads}`),
  ],
);
