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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type ReplyKind, replyKinds } from '#core/replies/reply.ts';
import type { Day } from '#core/time/calendar-day.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

/** What was said with one person. Only with people of the user's: other mail of the account is not ours to keep. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    accountId: uuid('account_id').notNull(),
    personId: uuid('person_id').notNull(),
    networkConversationId: text('network_conversation_id'),
    /** These are in campaign time. */
    lastMessageAt: instant('last_message_at').notNull(),
    lastReplyAt: instant('last_reply_at'),
    unread: integer().notNull().default(0),
    /** How the last reply was understood; null before any. */
    replyKind: text('reply_kind', { enum: replyKinds }),
    /** « plus tard » or « absence »: when to come back. */
    returnsOn: date('returns_on').$type<Day>(),
    /** Understood with a doubt: the user is asked. */
    needsReview: boolean('needs_review').notNull().default(false),
    snoozedUntil: instant('snoozed_until'),
    /** The user said « Traité »; their next message takes it back. */
    handledAt: instant('handled_at'),
    /** When the user is to be notified that it is back; null: already notified, or never snoozed. */
    wakesAt: instant('wakes_at'),
  },
  (t) => [
    unique('conversations_owner_key').on(t.workspaceId, t.id),
    uniqueIndex('conversations_one_per_person').on(t.workspaceId, t.accountId, t.personId),
    index('conversations_recent_idx').on(t.workspaceId, t.lastMessageAt.desc(), t.id),
    index('conversations_unread_idx').on(t.workspaceId, t.lastMessageAt.desc(), t.id).where(sql`unread > 0`),
    index('conversations_person_idx').on(t.workspaceId, t.personId),
    index('conversations_wakes_idx').on(t.wakesAt).where(sql`wakes_at is not null`),
    foreignKey({
      name: 'conversations_account_fk',
      columns: [t.workspaceId, t.accountId],
      foreignColumns: [socialAccounts.workspaceId, socialAccounts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'conversations_person_fk',
      columns: [t.workspaceId, t.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
    check('conversations_kind_known', sql`${t.replyKind} in (${oneOf(replyKinds)})`),
    check('conversations_unread_positive', sql`${t.unread} >= 0`),
  ],
);
export type ConversationRow = typeof conversations.$inferSelect;

/** `owner`: written by hand on the network, outside the product. */
export const messageAuthors = ['person', 'campaign', 'user', 'owner'] as const;

export const replyReaders = ['rules', 'model', 'user'] as const;

export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    author: text({ enum: messageAuthors }).notNull(),
    text: text().notNull(),
    at: instant('at').notNull(),
    /** The network's own id; an attempt knows its own only once it is confirmed. */
    networkMessageId: text('network_message_id'),
    attemptId: uuid('attempt_id'),
    /** When the person read it. */
    readAt: instant('read_at'),
    replyKind: text('reply_kind', { enum: replyKinds }),
    /** Who understood it so: what the user said is not changed by a machine. */
    readBy: text('read_by', { enum: replyReaders }),
    /** What else it says. */
    also: jsonb().$type<ReplyKind[]>().notNull().default([]),
    /** The passages that say it. */
    evidence: jsonb().$type<{ from: number; to: number }[]>().notNull().default([]),
  },
  (t) => [
    index('messages_thread_idx').on(t.workspaceId, t.conversationId, t.at, t.id),
    uniqueIndex('messages_once')
      .on(t.workspaceId, t.networkMessageId)
      .where(sql`network_message_id is not null`),
    uniqueIndex('messages_one_per_attempt').on(t.workspaceId, t.attemptId).where(sql`attempt_id is not null`),
    foreignKey({
      name: 'messages_conversation_fk',
      columns: [t.workspaceId, t.conversationId],
      foreignColumns: [conversations.workspaceId, conversations.id],
    }).onDelete('cascade'),
    check('messages_author_known', sql`${t.author} in (${oneOf(messageAuthors)})`),
    check('messages_kind_known', sql`${t.replyKind} in (${oneOf(replyKinds)})`),
    check('messages_reader_known', sql`${t.readBy} in (${oneOf(replyReaders)})`),
  ],
);
export type MessageRow = typeof messages.$inferSelect;

/** Answers that a user keeps to use again. */
export const savedAnswers = pgTable(
  'saved_answers',
  {
    id: uuid().primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('saved_answers_workspace_idx').on(t.workspaceId, t.createdAt),
    check('saved_answers_filled', sql`${t.name} <> '' and ${t.text} <> ''`),
  ],
);
