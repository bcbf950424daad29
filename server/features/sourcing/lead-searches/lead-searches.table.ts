import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type Reason, verdicts } from '#contract/campaigns/leads.ts';
import { leadSearchStates } from '#contract/sourcing/lead-searches.ts';
import type { PeopleCriteria } from '#core/targeting/search-plan.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { criteriaColumn } from '#server/features/campaigns/icps/criteria-column.ts';
import { icps } from '#server/features/campaigns/icps/icps.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

export const searchStages = ['pages', 'profiles'] as const;
export const unitStates = ['held', 'spent', 'returned'] as const;

/** A search of people, page by page, then profile by profile; it goes on where it stopped. */
export const leadSearches = pgTable(
  'lead_searches',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    /** Where the people go; null for a free search, which leaves them among the leads. */
    campaignId: uuid('campaign_id'),
    /** The target that a free search judges on. */
    icpId: uuid('icp_id').references(() => icps.id, { onDelete: 'set null' }),
    /** The same search, run before: this one counts only whom it adds. */
    rerunOf: uuid('rerun_of').references((): AnyPgColumn => leadSearches.id, { onDelete: 'set null' }),
    /** What was looked for, in the user's words. */
    name: text().notNull().default('Recherche'),
    accountId: uuid('account_id').notNull(),
    /** What the network is asked. */
    query: jsonb().$type<{ kind: 'url'; url: string } | ({ kind: 'criteria' } & PeopleCriteria)>().notNull(),
    /** What each person is judged on, as it was at the start; null judges nobody, and everyone counts. */
    criteria: criteriaColumn(),
    state: text({ enum: leadSearchStates }).notNull().default('queued'),
    stage: text({ enum: searchStages }).notNull().default('pages'),
    cursor: text(),
    found: integer().notNull().default(0),
    newPeople: integer('new_people').notNull().default(0),
    qualified: integer().notNull().default(0),
    /** Found again though erased at their request: left out. */
    erased: integer().notNull().default(0),
    profilesRead: integer('profiles_read').notNull().default(0),
    failures: integer().notNull().default(0),
    message: text(),
    /** In campaign time: when it goes on; null once it is over, or while the account is lost. */
    wakesAt: instant('wakes_at'),
    /** In wall time: whoever works on it holds it until then. */
    lockedUntil: instant('held_until'),
    unit: text({ enum: unitStates }).notNull().default('held'),
    unitMonth: text('unit_month').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    unique('lead_searches_owner_key').on(t.workspaceId, t.id),
    index('lead_searches_campaign_idx').on(t.workspaceId, t.campaignId, t.startedAt.desc()),
    index('lead_searches_recent_idx').on(t.workspaceId, t.startedAt.desc(), t.id),
    index('lead_searches_due_idx').on(t.wakesAt).where(sql`wakes_at is not null`),
    uniqueIndex('lead_searches_one_live_per_campaign')
      .on(t.workspaceId, t.campaignId)
      .where(sql`state in ('queued', 'running', 'waiting')`),
    uniqueIndex('lead_searches_one_free_live')
      .on(t.workspaceId)
      .where(sql`campaign_id is null and state in ('queued', 'running', 'waiting')`),
    foreignKey({
      name: 'lead_searches_campaign_fk',
      columns: [t.workspaceId, t.campaignId],
      foreignColumns: [campaigns.workspaceId, campaigns.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'lead_searches_account_fk',
      columns: [t.workspaceId, t.accountId],
      foreignColumns: [socialAccounts.workspaceId, socialAccounts.id],
    }).onDelete('cascade'),
    check('lead_searches_state_known', sql`${t.state} in (${oneOf(leadSearchStates)})`),
    check('lead_searches_stage_known', sql`${t.stage} in (${oneOf(searchStages)})`),
    check('lead_searches_unit_known', sql`${t.unit} in (${oneOf(unitStates)})`),
    check(
      'lead_searches_over_is_dated',
      sql`(${t.state} in ('completed', 'failed', 'cancelled')) = (${t.finishedAt} is not null)`,
    ),
    check('lead_searches_over_is_settled', sql`${t.finishedAt} is null or ${t.unit} <> 'held'`),
  ],
);
export type LeadSearchRow = typeof leadSearches.$inferSelect;

/** Whom a search found, in its order; `readAt` is when the whole profile was read for it. */
export const searchResults = pgTable(
  'search_results',
  {
    workspaceId: uuid('workspace_id').notNull(),
    searchId: uuid('search_id').notNull(),
    personId: uuid('person_id').notNull(),
    rank: integer().notNull(),
    /** The id to ask the profile with. */
    profileKey: text('profile_key').notNull(),
    score: integer().notNull(),
    verdict: text({ enum: verdicts }).notNull().default('unknown'),
    reasons: jsonb().$type<Reason[]>().notNull().default([]),
    /** Never seen before by this user. */
    isNew: boolean('is_new').notNull().default(true),
    isWorthReading: boolean('is_worth_reading').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.searchId, t.personId] }),
    index('search_results_person_idx').on(t.workspaceId, t.personId),
    index('search_results_best_idx').on(t.workspaceId, t.searchId, t.verdict, t.score.desc(), t.personId),
    check('search_results_verdict_known', sql`${t.verdict} in (${oneOf(verdicts)})`),
    index('search_results_to_read_idx')
      .on(t.workspaceId, t.searchId, t.score.desc(), t.rank)
      .where(sql`read_at is null and is_worth_reading`),
    foreignKey({
      name: 'search_results_search_fk',
      columns: [t.workspaceId, t.searchId],
      foreignColumns: [leadSearches.workspaceId, leadSearches.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'search_results_person_fk',
      columns: [t.workspaceId, t.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
  ],
);
