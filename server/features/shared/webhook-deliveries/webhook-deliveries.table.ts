import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';

/** What third parties post to us, kept before it is understood. Nobody's yet: the body says whose it is. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    source: text().notNull(),
    /** The same for the same news: a second delivery is dropped as it arrives. */
    key: text().notNull(),
    body: text().notNull(),
    /** The provider's handle of the account that it is about; null: of none that can be read. */
    accountId: text('provider_account_id'),
    /** Whose message it is, in the network's words; all null when it is no message of theirs. */
    personId: text('network_person_id'),
    publicIdentifier: text('public_identifier'),
    conversationId: text('network_conversation_id'),
    receivedAt: instant('received_at').notNull(),
    processedAt: instant('processed_at'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    failure: text(),
    /** Since when it is given up and shown: it no longer stops its account, only the person it names. */
    deadAt: instant('dead_at'),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_key').on(t.source, t.key),
    index('webhook_deliveries_waiting_idx')
      .on(t.source, t.nextAttemptAt, t.id)
      .where(sql`processed_at is null`),
    index('webhook_deliveries_unread_idx').on(t.accountId).where(sql`processed_at is null`),
    index('webhook_deliveries_received_idx').on(t.receivedAt),
  ],
);
export type WebhookDelivery = typeof webhookDeliveries.$inferSelect;
