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
    receivedAt: instant('received_at').notNull(),
    processedAt: instant('processed_at'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    failure: text(),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_key').on(t.source, t.key),
    index('webhook_deliveries_waiting_idx')
      .on(t.source, t.nextAttemptAt, t.id)
      .where(sql`processed_at is null`),
    index('webhook_deliveries_received_idx').on(t.receivedAt),
  ],
);
export type WebhookDelivery = typeof webhookDeliveries.$inferSelect;
