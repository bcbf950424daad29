import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { attemptActs, attemptStates, settlers } from '#core/engine/attempt.ts';
import type { SendChecks } from '#core/engine/decide/send-checks.ts';
import type { Day } from '#core/time/calendar-day.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

/** The ledger of what was done, or may have been, on the network: one row for a person, a campaign and a step. */
export const attempts = pgTable(
  'attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    accountId: uuid('account_id').notNull(),
    /** null: an answer to somebody who is in no campaign. */
    campaignId: uuid('campaign_id'),
    personId: uuid('person_id').notNull(),
    stepKey: text('step_key').notNull(),
    act: text({ enum: attemptActs }).notNull(),
    state: text({ enum: attemptStates }).notNull(),
    /** Of the worker that claimed it: another one's answer is not believed. */
    token: uuid(),
    /** What leaves, word for word. */
    text: text(),
    hasNote: boolean('has_note').notNull().default(false),
    /** Who is contacted, as the network names them. */
    networkPersonId: text('network_person_id'),
    /** What was checked when this was let through. */
    gate: jsonb().$type<SendChecks>(),
    /** The campaign day on which its quota was taken, to give it back. */
    quotaDay: date('quota_day').$type<Day>(),
    plannedAt: instant('planned_at').notNull(),
    claimedAt: instant('claimed_at'),
    calledAt: instant('called_at'),
    settledAt: instant('settled_at'),
    settledBy: text('settled_by', { enum: settlers }),
    /** Why it did not leave, or why nobody knows. */
    outcome: text(),
    /** What the network made of it: an invitation, a message. */
    networkId: text('network_id'),
    conversationId: text('conversation_id'),
    /** Of an unknown one: how often the network's record was read, and when it is next. Of a planned one: refusals. */
    checks: integer().notNull().default(0),
    /** How often that record was read and did not hold it. */
    absences: integer().notNull().default(0),
    nextCheckAt: instant('next_check_at'),
    /** The record did not settle it: it waits for the user. */
    askedAt: instant('asked_at'),
  },
  (t) => [
    unique('attempts_once').on(t.workspaceId, t.campaignId, t.personId, t.stepKey).nullsNotDistinct(),
    index('attempts_open_idx').on(t.claimedAt).where(sql`state in ('claimed', 'in_flight')`),
    index('attempts_unknown_idx').on(t.nextCheckAt).where(sql`state = 'unknown'`),
    index('attempts_asked_idx')
      .on(t.workspaceId, t.askedAt)
      .where(sql`state = 'unknown' and asked_at is not null`),
    index('attempts_planned_idx')
      .on(t.accountId, t.plannedAt)
      .where(sql`state = 'planned' and act <> 'task'`),
    index('attempts_account_idx').on(t.workspaceId, t.accountId, t.claimedAt.desc()),
    index('attempts_campaign_idx').on(t.workspaceId, t.campaignId, t.settledAt.desc()),
    index('attempts_person_idx').on(t.workspaceId, t.personId, t.plannedAt.desc()),
    index('attempts_tasks_idx').on(t.workspaceId, t.plannedAt).where(sql`act = 'task' and state = 'planned'`),
    foreignKey({
      name: 'attempts_account_fk',
      columns: [t.workspaceId, t.accountId],
      foreignColumns: [socialAccounts.workspaceId, socialAccounts.id],
    }).onDelete('cascade'),
    // Not the lead: who leaves a campaign and comes back is not written to a second time.
    foreignKey({
      name: 'attempts_campaign_fk',
      columns: [t.workspaceId, t.campaignId],
      foreignColumns: [campaigns.workspaceId, campaigns.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'attempts_person_fk',
      columns: [t.workspaceId, t.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
    check('attempts_state_known', sql`${t.state} in (${oneOf(attemptStates)})`),
    check('attempts_act_known', sql`${t.act} in (${oneOf(attemptActs)})`),
    check('attempts_settler_known', sql`${t.settledBy} in (${oneOf(settlers)})`),
    check(
      'attempts_claim_is_held',
      sql`${t.state} not in ('claimed', 'in_flight') or ${t.token} is not null`,
    ),
    check(
      'attempts_call_is_dated',
      sql`${t.state} not in ('in_flight', 'unknown') or ${t.calledAt} is not null`,
    ),
    check(
      'attempts_end_is_dated',
      sql`(${t.state} in ('confirmed', 'not_sent')) = (${t.settledAt} is not null and ${t.settledBy} is not null)`,
    ),
    check('attempts_message_has_text', sql`${t.act} not in ('message', 'answer') or ${t.text} <> ''`),
    check(
      'attempts_unknown_is_followed',
      sql`${t.state} <> 'unknown' or ${t.nextCheckAt} is not null or ${t.askedAt} is not null`,
    ),
  ],
);
export type AttemptRow = typeof attempts.$inferSelect;
