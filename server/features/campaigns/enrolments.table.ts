import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { attemptActs } from '#core/engine/attempt.ts';
import { enrolmentStates, variants } from '#core/engine/enrolment.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

/** A person on the way through the sequence of a campaign. All moments are in campaign time. */
export const enrolments = pgTable(
  'enrolments',
  {
    workspaceId: uuid('workspace_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    personId: uuid('person_id').notNull(),
    accountId: uuid('account_id').notNull(),
    /** The version of the sequence that this person follows. */
    sequenceVersion: integer('sequence_version').notNull(),
    variant: text({ enum: variants }).notNull(),
    /** That of the lead at enrolment: the best go first. */
    score: smallint().notNull(),
    state: text({ enum: enrolmentStates }).notNull(),
    /** When to look again; of a ready one, since when it is due. */
    nextActionAt: instant('next_action_at'),
    nextStepKey: text('next_step_key'),
    nextAct: text('next_act', { enum: attemptActs }),
    /** Why it waits, asks or is finished: a reason of core/engine/decide/decision.ts. */
    reason: text(),
    enrolledAt: instant('enrolled_at').notNull(),
    /** By the user; without an end, until they say otherwise. */
    isPaused: boolean('is_paused').notNull().default(false),
    pausedUntil: instant('paused_until'),
    /** Somebody of the same company answered: the user decides. */
    isOnHold: boolean('is_held').notNull().default(false),
    /** « Envoyer maintenant »: the delay of the next step is waived, and the next slot is theirs. Until something leaves. */
    firstAt: instant('first_at'),
    repliedAt: instant('replied_at'),
    takenOverAt: instant('taken_over_at'),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.campaignId, t.personId] }),
    // What is due is found without reading what is not, and the best ready one without reading the others.
    index('enrolments_due_idx').on(t.nextActionAt).where(sql`state = 'waiting'`),
    index('enrolments_ready_idx')
      .on(t.accountId, t.campaignId, t.nextAct, t.score.desc(), t.nextActionAt, t.personId)
      .where(sql`state = 'ready'`),
    index('enrolments_first_idx')
      .on(t.accountId, t.campaignId, t.nextAct, t.firstAt)
      .where(sql`state = 'ready' and first_at is not null`),
    index('enrolments_campaign_idx').on(t.workspaceId, t.campaignId, t.state, t.nextActionAt),
    // Nobody is in two sequences at once.
    uniqueIndex('enrolments_one_at_a_time').on(t.workspaceId, t.personId).where(sql`state <> 'finished'`),
    index('enrolments_person_idx').on(t.workspaceId, t.personId),
    foreignKey({
      name: 'enrolments_lead_fk',
      columns: [t.workspaceId, t.campaignId, t.personId],
      foreignColumns: [campaignLeads.workspaceId, campaignLeads.campaignId, campaignLeads.personId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    foreignKey({
      name: 'enrolments_account_fk',
      columns: [t.workspaceId, t.accountId],
      foreignColumns: [socialAccounts.workspaceId, socialAccounts.id],
    }).onDelete('cascade'),
    check('enrolments_state_known', sql`${t.state} in (${oneOf(enrolmentStates)})`),
    check('enrolments_variant_known', sql`${t.variant} in (${oneOf(variants)})`),
    check('enrolments_act_known', sql`${t.nextAct} in (${oneOf(attemptActs)})`),
    check('enrolments_waiting_is_dated', sql`${t.state} <> 'waiting' or ${t.nextActionAt} is not null`),
    check(
      'enrolments_ready_has_act',
      sql`${t.state} <> 'ready' or (${t.nextAct} is not null and ${t.nextStepKey} is not null and ${t.nextActionAt} is not null)`,
    ),
    check('enrolments_reason_told', sql`${t.state} = 'ready' or ${t.reason} is not null`),
    check('enrolments_finished_is_dated', sql`(${t.state} = 'finished') = (${t.finishedAt} is not null)`),
    check('enrolments_replied_is_finished', sql`${t.repliedAt} is null or ${t.state} = 'finished'`),
  ],
);
export type EnrolmentRow = typeof enrolments.$inferSelect;
