import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { activityKinds } from '#core/activity/activity-kinds.ts';
import { journeyMarks } from '#core/analytics/journey.ts';
import type { Day } from '#core/time/calendar-day.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant, oneOf, transactionId, writtenBy } from '#server/platform/db/columns.ts';

/** What happened, once and for all: written in the transaction of the act, never changed, read in its order. */
export const activity = pgTable(
  'activity',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: text({ enum: activityKinds }).notNull(),
    /** In campaign time. */
    at: instant('at').notNull(),
    campaignId: uuid('campaign_id'),
    personId: uuid('person_id'),
    accountId: uuid('account_id'),
    stepKey: text('step_key'),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    writtenBy: writtenBy(),
  },
  (t) => [
    index('activity_workspace_idx').on(t.workspaceId, t.id.desc()),
    index('activity_written_idx').on(t.workspaceId, t.writtenBy),
    index('activity_campaign_idx')
      .on(t.workspaceId, t.campaignId, t.id.desc())
      .where(sql`campaign_id is not null`),
    index('activity_person_idx').on(t.workspaceId, t.personId, t.id.desc()).where(sql`person_id is not null`),
    // What concerns everybody of a campaign or an account is part of the history of each.
    index('activity_common_idx').on(t.workspaceId, t.id.desc()).where(sql`person_id is null`),
    // Who said no is marked wherever people are listed.
    index('activity_opposed_idx').on(t.workspaceId, t.personId).where(sql`kind = 'opposed'`),
    // The few among the many that the daily digest and the guardrails look for.
    index('activity_accepted_idx').on(t.at).where(sql`kind = 'invitation_accepted'`),
    index('activity_alarms_idx')
      .on(t.workspaceId, t.campaignId, t.id.desc())
      .where(sql`kind = 'guardrail_raised'`),
    index('activity_backed_off_idx')
      .on(t.workspaceId, t.accountId, t.at)
      .where(sql`kind = 'account_backed_off'`),
    foreignKey({
      name: 'activity_campaign_fk',
      columns: [t.workspaceId, t.campaignId],
      foreignColumns: [campaigns.workspaceId, campaigns.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'activity_person_fk',
      columns: [t.workspaceId, t.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
    check('activity_kind_known', sql`${t.kind} in (${oneOf(activityKinds)})`),
  ],
);
export type ActivityRow = typeof activity.$inferSelect;

/** People whose records went stay counted, by day: what somebody did cannot be read from it. */
export const erasedTotals = pgTable(
  'erased_totals',
  {
    workspaceId: uuid('workspace_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    mark: text({ enum: journeyMarks }).notNull(),
    contactedOn: date('contacted_on').$type<Day>().notNull(),
    markedOn: date('marked_on').$type<Day>().notNull(),
    people: integer().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'erased_totals_pk',
      columns: [t.workspaceId, t.campaignId, t.mark, t.contactedOn, t.markedOn],
    }),
    foreignKey({
      name: 'erased_totals_campaign_fk',
      columns: [t.workspaceId, t.campaignId],
      foreignColumns: [campaigns.workspaceId, campaigns.id],
    }).onDelete('cascade'),
    check('erased_totals_mark_known', sql`${t.mark} in (${oneOf(journeyMarks)})`),
    check('erased_totals_positive', sql`${t.people} > 0`),
  ],
);

export type FigureDifference = { figure: string; shown: number; recounted: number };

/** How many events a campaign had at its last check: one that is gone since, and was not erased, is missed. */
export const activitySeals = pgTable(
  'activity_seals',
  {
    workspaceId: uuid('workspace_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    checkedAt: instant('checked_at').notNull(),
    lastEventId: bigint('last_event_id', { mode: 'number' }).notNull(),
    events: integer().notNull(),
    /** Of the last check; empty: the figures are those of a recount. */
    differences: jsonb().$type<FigureDifference[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.campaignId] }),
    foreignKey({
      name: 'activity_seals_campaign_fk',
      columns: [t.workspaceId, t.campaignId],
      foreignColumns: [campaigns.workspaceId, campaigns.id],
    }).onDelete('cascade'),
  ],
);

/**
 * The journeys of a campaign as they followed from its log at a moment: derived, and made again at any time. A trigger of
 * `activity` empties them when a line of the log changes its person or goes; lines that were added are read besides, whoever
 * puts back an old one: another trigger signs it with the transaction that did.
 */
export const campaignJourneys = pgTable(
  'campaign_journeys',
  {
    workspaceId: uuid('workspace_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    /** Moves whenever they are emptied: what was read before it is not kept after it. */
    epoch: integer().notNull().default(0),
    /** As `core/analytics/kept-journeys.ts` writes them; null: none are kept. */
    journeys: text(),
    /** The last event in them, and the oldest transaction that was still open: it may add an earlier one. */
    lastEventId: bigint('last_event_id', { mode: 'number' }).notNull().default(0),
    asOf: transactionId('as_of').notNull().default('0'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.campaignId] }),
    foreignKey({
      name: 'campaign_journeys_campaign_fk',
      columns: [t.workspaceId, t.campaignId],
      foreignColumns: [campaigns.workspaceId, campaigns.id],
    }).onDelete('cascade'),
  ],
);
