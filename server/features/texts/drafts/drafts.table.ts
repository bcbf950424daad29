import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { draftStates, versionCauses } from '#contract/texts/drafts.ts';
import { angles } from '#core/campaigns/engagement.ts';
import type { Fact } from '#core/facts/fact.ts';
import type { SentenceSpan } from '#core/messages/message.ts';
import type { TextRules } from '#core/messages/text-rules.ts';
import type { Reason } from '#core/offers/argumentaire.ts';
import type { Finding } from '#core/text-gate/finding.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { byBytes } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

export const textAuthors = ['composer', 'model', 'user'] as const;
export const runStates = ['running', 'completed', 'failed'] as const;

/** A text for one person at one step: what would leave, and what the gate says of it. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    personId: uuid('person_id').notNull(),
    stepKey: text('step_key').notNull(),
    state: text({ enum: draftStates }).notNull().default('waiting'),
    /** Grows with every change: a call made on another one is refused. */
    version: integer().notNull().default(1),
    /** The row of `draft_versions` that is shown. */
    number: integer().notNull().default(1),
    angle: text({ enum: angles }).notNull(),
    text: text().notNull(),
    sentences: jsonb().$type<SentenceSpan[]>().notNull(),
    /** Those that are not ignored. */
    findings: jsonb().$type<Finding[]>().notNull(),
    blocking: smallint().notNull(),
    /** What states something that no fact says: for the user's own eyes, never approved with others or by a rule. */
    toRead: smallint('to_read').notNull().default(0),
    advice: smallint().notNull(),
    /** Keys of the advice that the user chose to ignore. */
    ignored: text().array().notNull().default([]),
    /** What the text was last checked against. */
    rules: jsonb().$type<TextRules>().notNull(),
    /** What it was written from, as a hash: once that changed, the text should be written anew. */
    briefKey: text('brief_key').notNull(),
    isStale: boolean('is_stale').notNull().default(false),
    /** The argument it was written with, and the sign that led to it; null: without one. */
    reason: jsonb().$type<Reason>(),
    author: text({ enum: textAuthors }).notNull(),
    /** 1 for the first text a person receives. */
    textNumber: smallint('text_number').notNull(),
    /** Where it stands in the queue: see `queuePosition`. */
    position: text().notNull(),
    approvedAt: instant('approved_at'),
    createdAt: instant('created_at').notNull(),
    /** When its text last changed. */
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    unique('drafts_owner_key').on(t.workspaceId, t.id),
    unique('drafts_one_per_step').on(t.workspaceId, t.campaignId, t.personId, t.stepKey),
    index('drafts_queue_idx').on(t.workspaceId, t.state, byBytes(t.position)),
    index('drafts_campaign_queue_idx').on(t.workspaceId, t.campaignId, t.state, byBytes(t.position)),
    index('drafts_recent_idx').on(t.workspaceId, t.updatedAt.desc()).where(sql`state <> 'skipped'`),
    // A person who leaves a campaign takes their texts along; one who is merged into another brings them.
    foreignKey({
      name: 'drafts_lead_fk',
      columns: [t.workspaceId, t.campaignId, t.personId],
      foreignColumns: [campaignLeads.workspaceId, campaignLeads.campaignId, campaignLeads.personId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    check('drafts_state_known', sql`${t.state} in (${oneOf(draftStates)})`),
    check('drafts_angle_known', sql`${t.angle} in (${oneOf(angles)})`),
    check('drafts_author_known', sql`${t.author} in (${oneOf(textAuthors)})`),
    check('drafts_counts_in_bounds', sql`${t.blocking} >= 0 and ${t.toRead} >= 0 and ${t.advice} >= 0`),
    check(
      'drafts_approved_is_clear',
      sql`${t.state} <> 'approved' or (${t.blocking} = 0 and ${t.text} <> '')`,
    ),
    check('drafts_approved_is_dated', sql`(${t.state} = 'approved') = (${t.approvedAt} is not null)`),
  ],
);
export type DraftRecord = typeof drafts.$inferSelect;

/** Every text a draft had, as a tree: undo goes to the parent, redo to the latest child. */
export const draftVersions = pgTable(
  'draft_versions',
  {
    workspaceId: uuid('workspace_id').notNull(),
    draftId: uuid('draft_id').notNull(),
    number: integer().notNull(),
    parent: integer(),
    angle: text({ enum: angles }).notNull(),
    text: text().notNull(),
    sentences: jsonb().$type<SentenceSpan[]>().notNull(),
    /** The facts that its sentences rely on, as they were: their ids may name others since. */
    cited: jsonb().$type<Fact[]>().notNull(),
    briefKey: text('brief_key').notNull(),
    findings: jsonb().$type<Finding[]>().notNull(),
    cause: text({ enum: versionCauses }).notNull(),
    author: text({ enum: textAuthors }).notNull(),
    at: instant('at').notNull(),
    /** When it was last typed in: only a typed version grows, and only while one types. */
    typedAt: instant('typed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.draftId, t.number] }),
    foreignKey({
      name: 'draft_versions_draft_fk',
      columns: [t.workspaceId, t.draftId],
      foreignColumns: [drafts.workspaceId, drafts.id],
    }).onDelete('cascade'),
    check(
      'draft_versions_in_order',
      sql`${t.number} > 0 and (${t.parent} is null or ${t.parent} < ${t.number})`,
    ),
    check('draft_versions_cause_known', sql`${t.cause} in (${oneOf(versionCauses)})`),
    check('draft_versions_author_known', sql`${t.author} in (${oneOf(textAuthors)})`),
  ],
);
export type DraftVersionRecord = typeof draftVersions.$inferSelect;

/** A campaign's texts being written, person by person; it goes on where it stopped. */
export const draftRuns = pgTable(
  'draft_runs',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    state: text({ enum: runStates }).notNull().default('running'),
    /** People to write for. */
    asked: integer().notNull(),
    written: integer().notNull().default(0),
    /** Texts that the built-in writer wrote because the model did not answer, and because the quota was used. */
    unanswered: integer().notNull().default(0),
    overQuota: integer('over_quota').notNull().default(0),
    failures: integer().notNull().default(0),
    /** Why it stopped, in French; null while all goes well. */
    error: text(),
    /** Nobody else works on it until then. */
    lockedUntil: instant('held_until'),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    uniqueIndex('draft_runs_one_running').on(t.workspaceId, t.campaignId).where(sql`state = 'running'`),
    index('draft_runs_recent_idx').on(t.workspaceId, t.campaignId, t.startedAt.desc()),
    index('draft_runs_due_idx').on(t.lockedUntil).where(sql`state = 'running'`),
    foreignKey({
      name: 'draft_runs_campaign_fk',
      columns: [t.workspaceId, t.campaignId],
      foreignColumns: [campaigns.workspaceId, campaigns.id],
    }).onDelete('cascade'),
    check('draft_runs_state_known', sql`${t.state} in (${oneOf(runStates)})`),
    check('draft_runs_over_is_dated', sql`(${t.state} = 'running') = (${t.finishedAt} is null)`),
    check('draft_runs_in_order', sql`${t.written} >= 0 and ${t.written} <= ${t.asked}`),
  ],
);
export type DraftRun = typeof draftRuns.$inferSelect;
