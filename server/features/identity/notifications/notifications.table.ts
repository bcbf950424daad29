import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { notificationTypes } from '#contract/identity/notifications.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { writtenBy } from '#server/platform/db/columns.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    message: text().notNull(),
    type: text({ enum: notificationTypes }).notNull().default('info'),
    link: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }),
    writtenBy: writtenBy(),
  },
  (t) => [
    index('notifications_written_idx').on(t.userId, t.writtenBy),
    index('notifications_user_recent_idx').on(t.userId, t.createdAt.desc()).where(sql`dismissed_at is null`),
    check('notifications_type_known', sql`${t.type} in ('success', 'warning', 'error', 'info')`),
    check('notifications_link_is_path', sql`${t.link} is null or ${t.link} like '/%'`),
  ],
);
