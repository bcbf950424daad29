import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { crmItemStates, crmPhases } from '#contract/integrations/crm.ts';
import {
  type Choices,
  crmVerdicts,
  type FieldChange,
  type KnownValues,
} from '#core/integrations/crm-compare.ts';
import { crmServices, type FieldMapping } from '#core/integrations/crm-fields.ts';
import { exclusions } from '#server/features/audience/exclusions/exclusions.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';
import { crmKinds } from '#server/providers/crm/crm.ts';

const owner = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });
/** The account there: what is known of one says nothing of another. */
const place = () => ({ service: text({ enum: crmServices }).notNull(), account: text().notNull() });

/** The CRM of a user: one at a time. */
export const crmConnections = pgTable(
  'crm_connections',
  {
    workspaceId: owner().primaryKey(),
    ...place(),
    accountName: text('account_name').notNull(),
    sealedTokens: text('sealed_tokens').notNull(),
    mapping: jsonb().$type<FieldMapping>().notNull(),
    /** Once the user has synchronised by hand, the rest follows by itself; until they undo. */
    isLive: boolean('is_live').notNull().default(false),
    /** Why nothing goes any more; null: all is well. */
    problem: text(),
    nextSyncAt: instant('next_sync_at'),
    connectedAt: instant('connected_at').notNull(),
  },
  (t) => [
    check('crm_connections_service_known', sql`${t.service} in (${oneOf(crmServices)})`),
    index('crm_connections_due_idx').on(t.nextSyncAt).where(sql`is_live`),
  ],
);
export type CrmConnectionRow = typeof crmConnections.$inferSelect;

/** Which record there is which of ours: it outlives a disconnection, so that nothing is made twice. */
export const crmLinks = pgTable(
  'crm_links',
  {
    id: uuid().primaryKey(),
    workspaceId: owner(),
    ...place(),
    kind: text({ enum: crmKinds }).notNull(),
    /** The id of a person or of a line of the log, the name of a company as it is compared. */
    key: text().notNull(),
    personId: uuid('person_id'),
    remoteId: text('remote_id').notNull(),
    /** Made by Accroche: an undo takes it away. */
    isOurs: boolean('is_ours').notNull(),
    /** Deleted there: never made again. */
    isGone: boolean('is_gone').notNull().default(false),
    known: jsonb().$type<KnownValues>().notNull().default({}),
    linkedAt: instant('linked_at').notNull(),
  },
  (t) => [
    unique('crm_links_once').on(t.workspaceId, t.service, t.account, t.kind, t.key),
    // Two people of ours are never one record there.
    uniqueIndex('crm_links_contact_once')
      .on(t.workspaceId, t.service, t.account, t.remoteId)
      .where(sql`kind = 'contact'`),
    index('crm_links_person_idx').on(t.workspaceId, t.personId).where(sql`person_id is not null`),
    foreignKey({
      name: 'crm_links_person_fk',
      columns: [t.workspaceId, t.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
    check('crm_links_kind_known', sql`${t.kind} in (${oneOf(crmKinds)})`),
  ],
);
export type CrmLinkRow = typeof crmLinks.$inferSelect;

/** One comparison, and the writing that follows it. */
export const crmRuns = pgTable(
  'crm_runs',
  {
    id: uuid().primaryKey(),
    workspaceId: owner(),
    ...place(),
    phase: text({ enum: crmPhases }).notNull(),
    /** Where the phase has come to. */
    cursor: text(),
    /** Stops once compared, until the user says yes. */
    isTrial: boolean('is_trial').notNull(),
    /** The service asked to wait until then. */
    resumeAt: instant('resume_at'),
    /** Somebody works on it; past this moment they died. */
    claimedUntil: instant('claimed_until'),
    problem: text(),
    startedAt: instant('started_at').notNull(),
    comparedAt: instant('compared_at'),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    unique('crm_runs_owner_key').on(t.workspaceId, t.id),
    index('crm_runs_recent_idx').on(t.workspaceId, t.startedAt.desc()),
    uniqueIndex('crm_runs_one_at_a_time')
      .on(t.workspaceId)
      .where(sql`phase not in ('compared', 'done', 'failed', 'undone')`),
    index('crm_runs_open_idx')
      .on(t.resumeAt)
      .where(sql`phase not in ('compared', 'done', 'failed', 'undone')`),
    check('crm_runs_phase_known', sql`${t.phase} in (${oneOf(crmPhases)})`),
  ],
);
export type CrmRunRow = typeof crmRuns.$inferSelect;

/** What a run found of one record, and what it did with it. */
export const crmItems = pgTable(
  'crm_items',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid('workspace_id').notNull(),
    runId: uuid('run_id').notNull(),
    kind: text({ enum: crmKinds }).notNull(),
    key: text().notNull(),
    personId: uuid('person_id'),
    /** Of a company, its name; of what happened, what it says. */
    label: text(),
    /** Only a company has one. */
    domain: text(),
    verdict: text({ enum: crmVerdicts }).notNull(),
    changes: jsonb().$type<FieldChange[]>().notNull().default([]),
    choices: jsonb().$type<Choices>().notNull().default({}),
    state: text({ enum: crmItemStates }).notNull().default('planned'),
    problem: text(),
    remoteId: text('remote_id'),
    /** When the event took place that this line reports. */
    happenedAt: instant('happened_at'),
    doneAt: instant('done_at'),
  },
  (t) => [
    unique('crm_items_once').on(t.workspaceId, t.runId, t.kind, t.key),
    index('crm_items_person_idx').on(t.workspaceId, t.personId).where(sql`person_id is not null`),
    index('crm_items_work_idx').on(t.workspaceId, t.runId, t.kind, t.state),
    foreignKey({
      name: 'crm_items_run_fk',
      columns: [t.workspaceId, t.runId],
      foreignColumns: [crmRuns.workspaceId, crmRuns.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'crm_items_person_fk',
      columns: [t.workspaceId, t.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
    check('crm_items_kind_known', sql`${t.kind} in (${oneOf(crmKinds)})`),
    check('crm_items_verdict_known', sql`${t.verdict} in (${oneOf(crmVerdicts)})`),
    check('crm_items_state_known', sql`${t.state} in (${oneOf(crmItemStates)})`),
  ],
);
export type CrmItemRow = typeof crmItems.$inferSelect;

/** The exclusions that came from the CRM. One that the user removed stays here without its rule, and does not come back. */
export const crmExclusions = pgTable(
  'crm_exclusions',
  {
    id: uuid().primaryKey(),
    workspaceId: owner(),
    ...place(),
    kind: text({ enum: ['followed', 'customer'] }).notNull(),
    /** As the rule compares it; of somebody, `person:<id>`. */
    value: text().notNull(),
    personId: uuid('person_id'),
    exclusionId: uuid('exclusion_id').references(() => exclusions.id, { onDelete: 'set null' }),
    /** The run that last found it there: what a whole run does not find goes. */
    seenBy: uuid('seen_by').notNull(),
  },
  (t) => [
    unique('crm_exclusions_once').on(t.workspaceId, t.kind, t.value),
    index('crm_exclusions_rule_idx').on(t.exclusionId),
    index('crm_exclusions_person_idx').on(t.workspaceId, t.personId).where(sql`person_id is not null`),
    foreignKey({
      name: 'crm_exclusions_person_fk',
      columns: [t.workspaceId, t.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
  ],
);
