import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accountStates, attemptStates } from '#contract/social-accounts.ts';
import { accountTiers, countedActs, defaultQuotas, noteBudget } from '#core/network/account-quotas.ts';
import type { Day } from '#core/time/calendar-day.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

const owner = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });

/**
 * A user's account on the network. A removed one keeps its row: the same identity linked again finds its ramp and
 * its counts, and cannot start anew by leaving.
 */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: owner(),
    /** The provider's handle; changes when the account is linked anew. */
    providerAccountId: text('provider_account_id').notNull(),
    /** The network's own identity of the user. */
    memberId: text('member_id').notNull(),
    publicIdentifier: text('public_identifier'),
    name: text().notNull(),
    headline: text(),
    pictureUrl: text('picture_url'),
    tier: text({ enum: accountTiers }).notNull(),
    state: text({ enum: accountStates }).notNull(),
    stateReason: text('state_reason'),
    stateChangedAt: instant('state_changed_at').notNull(),
    connectedAt: instant('connected_at').notNull(),
    removedAt: instant('removed_at'),
    /** In campaign time, like every date shown beside it. */
    lastCheckedAt: instant('last_checked_at'),
    /** In campaign time, with its chance already drawn. */
    nextPollAt: instant('next_poll_at').notNull(),
    /** The newest message already recorded, so that a poll reads only what follows. */
    messagesReadUntil: instant('messages_read_until'),
    pendingInvitations: integer('pending_invitations'),
    invitationsPerDay: integer('invitations_per_day').notNull().default(defaultQuotas.invitationsPerDay),
    invitationsPerWeek: integer('invitations_per_week').notNull().default(defaultQuotas.invitationsPerWeek),
    messagesPerDay: integer('messages_per_day').notNull().default(defaultQuotas.messagesPerDay),
    visitsPerDay: integer('visits_per_day').notNull().default(defaultQuotas.visitsPerDay),
    notesPerMonth: integer('notes_per_month').notNull().default(noteBudget.byDefault),
    /** null: the user said that the account was active before. */
    rampStartedOn: date('ramp_started_on').$type<Day>(),
    /** Kept apart, so that switching the ramp off and on again does not begin it anew. */
    firstConnectedOn: date('first_connected_on').$type<Day>().notNull(),
    /** When the engine looks at this account next; null: nobody of its campaigns is ready. In campaign time, as below. */
    wakeAt: instant('wake_at'),
    /** The next moment at which it may act: drawn once after each act, never again. */
    nextSlotAt: instant('next_slot_at'),
    /** How many slots were drawn: what the next chance is drawn from. */
    slotNumber: integer('slot_number').notNull().default(0),
    /**
     * The account was away, or a backup was put back: nothing leaves before the network's own record of what happened since
     * has been read.
     */
    readAgainSince: instant('read_again_since'),
    /** After a throttling: nothing is asked of the network before. */
    backsOffUntil: instant('backs_off_until'),
  },
  (t) => [
    unique('social_accounts_owner_key').on(t.workspaceId, t.id),
    unique('social_accounts_member_key').on(t.workspaceId, t.memberId),
    uniqueIndex('social_accounts_one_live_per_workspace').on(t.workspaceId).where(sql`removed_at is null`),
    uniqueIndex('social_accounts_one_live_per_member').on(t.memberId).where(sql`removed_at is null`),
    uniqueIndex('social_accounts_one_live_per_handle').on(t.providerAccountId).where(sql`removed_at is null`),
    index('social_accounts_to_serve_idx').on(t.wakeAt).where(sql`wake_at is not null`),
    index('social_accounts_to_poll_idx').on(t.nextPollAt).where(sql`removed_at is null`),
    check('social_accounts_tier_known', sql`${t.tier} in (${oneOf(accountTiers)})`),
    check('social_accounts_state_known', sql`${t.state} in (${oneOf(accountStates)})`),
    check(
      'social_accounts_quotas_in_bounds',
      sql`${t.invitationsPerDay} between 1 and 40 and ${t.invitationsPerWeek} between 1 and 200 and ${t.messagesPerDay} between 1 and 50 and ${t.visitsPerDay} between 1 and 80`,
    ),
    check('social_accounts_note_budget_in_bounds', sql`${t.notesPerMonth} between 0 and 5`),
  ],
);
export type SocialAccountRow = typeof socialAccounts.$inferSelect;

/** How much of each act an account used, by campaign day. */
export const accountUses = pgTable(
  'account_uses',
  {
    workspaceId: uuid('workspace_id').notNull(),
    accountId: uuid('account_id').notNull(),
    act: text({ enum: countedActs }).notNull(),
    day: date().$type<Day>().notNull(),
    used: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.accountId, t.act, t.day] }),
    foreignKey({
      name: 'account_uses_account_fk',
      columns: [t.workspaceId, t.accountId],
      foreignColumns: [socialAccounts.workspaceId, socialAccounts.id],
    }).onDelete('cascade'),
    check('account_uses_act_known', sql`${t.act} in (${oneOf(countedActs)})`),
    check('account_uses_positive', sql`${t.used} >= 0`),
  ],
);

/** One click on « Connecter » or « Reconnecter »: the secret it carries is known here by its hash only. */
export const connectionAttempts = pgTable(
  'connection_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: owner(),
    tokenHash: text('token_hash').notNull(),
    /** The account to reconnect; null for a first connection. */
    accountId: uuid('account_id'),
    state: text({ enum: attemptStates }).notNull().default('open'),
    failure: text(),
    /** What the provider says it made, before we asked it. */
    providerAccountId: text('provider_account_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('connection_attempts_token_key').on(t.tokenHash),
    index('connection_attempts_workspace_idx').on(t.workspaceId, t.createdAt),
    index('connection_attempts_open_idx').on(t.expiresAt).where(sql`state = 'open'`),
    foreignKey({
      name: 'connection_attempts_account_fk',
      columns: [t.workspaceId, t.accountId],
      foreignColumns: [socialAccounts.workspaceId, socialAccounts.id],
    }).onDelete('cascade'),
    check('connection_attempts_state_known', sql`${t.state} in (${oneOf(attemptStates)})`),
    check('connection_attempts_failure_told', sql`(${t.state} = 'failed') = (${t.failure} is not null)`),
  ],
);
export type ConnectionAttemptRow = typeof connectionAttempts.$inferSelect;

/** The invitations that the network listed as unanswered at the last poll. */
export const pendingInvitations = pgTable(
  'pending_invitations',
  {
    workspaceId: uuid('workspace_id').notNull(),
    accountId: uuid('account_id').notNull(),
    invitationId: text('invitation_id').notNull(),
    personId: text('person_id').notNull(),
    publicIdentifier: text('public_identifier'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.accountId, t.invitationId] }),
    foreignKey({
      name: 'pending_invitations_account_fk',
      columns: [t.workspaceId, t.accountId],
      foreignColumns: [socialAccounts.workspaceId, socialAccounts.id],
    }).onDelete('cascade'),
  ],
);
export type PendingInvitationRow = typeof pendingInvitations.$inferSelect;

export const networkNewsKinds = [
  'relation',
  'invitation_gone',
  'message_received',
  'message_sent',
  'message_read',
  'unreadable',
] as const;

/** What happened on the network, reported by a webhook or found by the poll: once, whoever reports it first. */
export const networkNews = pgTable(
  'network_news',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    accountId: uuid('account_id').notNull(),
    kind: text({ enum: networkNewsKinds }).notNull(),
    key: text().notNull(),
    personId: text('person_id'),
    publicIdentifier: text('public_identifier'),
    conversationId: text('conversation_id'),
    messageId: text('message_id'),
    invitationId: text('invitation_id'),
    text: text(),
    /** As it was posted, of what could not be read. */
    body: text(),
    occurredAt: instant('occurred_at').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    reportedBy: text('told_by', { enum: ['webhook', 'poll'] }).notNull(),
    /** What it changes was written, in the same commit. */
    handledAt: instant('handled_at'),
    /** Of the wall, as the next two: how long it waits to be handled says nothing of the campaign's time. */
    storedAt: instant('stored_at').notNull().defaultNow(),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** Since when it is given up and shown: it no longer stops its account, only the person it names. */
    deadAt: instant('dead_at'),
    attempts: integer().notNull().default(0),
    failure: text(),
  },
  (t) => [
    unique('network_news_key').on(t.workspaceId, t.accountId, t.key),
    index('network_news_unhandled_idx').on(t.recordedAt).where(sql`handled_at is null`),
    index('network_news_unread_idx').on(t.workspaceId, t.accountId).where(sql`handled_at is null`),
    index('network_news_unreadable_idx').on(t.storedAt).where(sql`kind = 'unreadable'`),
    index('network_news_recent_idx').on(t.workspaceId, t.accountId, t.occurredAt),
    foreignKey({
      name: 'network_news_account_fk',
      columns: [t.workspaceId, t.accountId],
      foreignColumns: [socialAccounts.workspaceId, socialAccounts.id],
    }).onDelete('cascade'),
    check('network_news_kind_known', sql`${t.kind} in (${oneOf(networkNewsKinds)})`),
  ],
);
export type NetworkNews = typeof networkNews.$inferSelect;
