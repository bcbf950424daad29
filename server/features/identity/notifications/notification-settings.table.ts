import { boolean, date, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Day } from '#core/time/calendar-day.ts';
import { users } from '#server/features/identity/users/users.table.ts';

/** What a person is also notified of by e-mail; no row: everything below as it is by default. */
export const notificationSettings = pgTable('notification_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  mailsReplies: boolean('mails_replies').notNull().default(true),
  mailsDisconnections: boolean('mails_disconnections').notNull().default(true),
  mailsDigest: boolean('mails_digest').notNull().default(true),
  mailsWeek: boolean('mails_week').notNull().default(true),
  /** The last day of which the digest was sent. */
  digestSentFor: date('digest_sent_for').$type<Day>(),
  /** The Monday of the last week whose mail was looked at. */
  weekSentFor: date('week_sent_for').$type<Day>(),
});
