import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { webhookStates } from '#contract/integrations/webhooks.ts';
import type { WebhookEventType } from '#core/integrations/webhook-events.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

/** Addresses of a user's that hear of what happens. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    events: text().array().$type<WebhookEventType[]>().notNull(),
    state: text({ enum: webhookStates }).notNull().default('active'),
    stoppedAt: instant('stopped_at'),
    sealedSecret: text('sealed_secret').notNull(),
    /** Signs too, until then. */
    sealedPreviousSecret: text('sealed_previous_secret'),
    previousSecretUntil: instant('previous_secret_until'),
    /** The oldest transaction that was open when the log was last read: all before it was read. */
    position: text().notNull(),
    /** The last line of the log when it was added or taken up again: it hears of those after. */
    sinceId: bigint('since_id', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('webhook_endpoints_owner_key').on(t.workspaceId, t.id),
    check('webhook_endpoints_state_known', sql`${t.state} in (${oneOf(webhookStates)})`),
    check('webhook_endpoints_stop_dated', sql`(${t.state} = 'stopped') = (${t.stoppedAt} is not null)`),
    check('webhook_endpoints_hear_something', sql`cardinality(${t.events}) > 0`),
    check(
      'webhook_endpoints_previous_dated',
      sql`(${t.sealedPreviousSecret} is null) = (${t.previousSecretUntil} is null)`,
    ),
  ],
);
export type WebhookEndpointRow = typeof webhookEndpoints.$inferSelect;

/** `let_go`: kept while its address was stopped, and not wanted since; it stays known, so that it is not heard of anew. */
export const webhookEventStates = ['waiting', 'delivered', 'given_up', 'let_go'] as const;

/** What an address is to hear: once per event of the log, whoever reads it. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid('workspace_id').notNull(),
    endpointId: uuid('endpoint_id').notNull(),
    /** In the activity log; null: a test. */
    activityId: bigint('activity_id', { mode: 'number' }),
    /** Whom it is about: it goes with them. */
    personId: uuid('person_id'),
    type: text().notNull(),
    payload: jsonb().$type<object>().notNull(),
    state: text({ enum: webhookEventStates }).notNull().default('waiting'),
    tries: integer().notNull().default(0),
    nextAt: instant('next_at').notNull(),
    /** Somebody is calling; past this moment they died. */
    claimedUntil: instant('claimed_until'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('webhook_events_owner_key').on(t.workspaceId, t.id),
    unique('webhook_events_once').on(t.workspaceId, t.endpointId, t.activityId),
    index('webhook_events_due_idx').on(t.nextAt).where(sql`state = 'waiting'`),
    index('webhook_events_turn_idx').on(t.workspaceId, t.endpointId, t.nextAt).where(sql`state = 'waiting'`),
    index('webhook_events_endpoint_idx').on(t.workspaceId, t.endpointId, t.state),
    index('webhook_events_person_idx').on(t.workspaceId, t.personId).where(sql`person_id is not null`),
    index('webhook_events_age_idx').on(t.createdAt),
    foreignKey({
      name: 'webhook_events_endpoint_fk',
      columns: [t.workspaceId, t.endpointId],
      foreignColumns: [webhookEndpoints.workspaceId, webhookEndpoints.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'webhook_events_person_fk',
      columns: [t.workspaceId, t.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
    check('webhook_events_state_known', sql`${t.state} in (${oneOf(webhookEventStates)})`),
  ],
);
export type WebhookEventRow = typeof webhookEvents.$inferSelect;

/** Every call that was made, with what came back. */
export const webhookTries = pgTable(
  'webhook_tries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    workspaceId: uuid('workspace_id').notNull(),
    endpointId: uuid('endpoint_id').notNull(),
    eventId: uuid('event_id').notNull(),
    number: integer().notNull(),
    at: instant('at').notNull(),
    status: integer(),
    problem: text(),
    ms: integer().notNull(),
  },
  (t) => [
    index('webhook_tries_endpoint_idx').on(t.workspaceId, t.endpointId, t.id.desc()),
    index('webhook_tries_event_idx').on(t.workspaceId, t.eventId),
    foreignKey({
      name: 'webhook_tries_event_fk',
      columns: [t.workspaceId, t.eventId],
      foreignColumns: [webhookEvents.workspaceId, webhookEvents.id],
    }).onDelete('cascade'),
  ],
);
export type WebhookTryRow = typeof webhookTries.$inferSelect;
