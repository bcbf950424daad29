import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { supportTopics } from '#contract/identity/support.ts';
import { users } from '#server/features/identity/users/users.table.ts';

export const supportPriorities = ['standard', 'priority', 'round_the_clock'] as const;

/** A request outlives the account that made it: the answer is still owed. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    topic: text({ enum: supportTopics }).notNull(),
    message: text().notNull(),
    priority: text({ enum: supportPriorities }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /** By whoever answers the mail, as they say it in the administration. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (t) => [
    index('support_requests_user_idx').on(t.userId, t.createdAt),
    index('support_requests_unmailed_idx').on(t.createdAt).where(sql`mailed_at is null`),
    index('support_requests_queue_idx').on(t.createdAt).where(sql`closed_at is null`),
    check(
      'support_requests_priority_known',
      sql`${t.priority} in ('standard', 'priority', 'round_the_clock')`,
    ),
  ],
);
