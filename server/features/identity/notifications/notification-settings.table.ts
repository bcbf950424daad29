import { sql } from 'drizzle-orm';
import { boolean, check, date, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { newsKinds } from '#contract/identity/notifications.ts';
import type { Day } from '#core/time/calendar-day.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { oneOf } from '#server/platform/db/columns.ts';

/** What a user is notified of on the screen and by e-mail, and when neither; no row: everything below as it is by default. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    mailsReplies: boolean('mails_replies').notNull().default(true),
    mailsDisconnections: boolean('mails_disconnections').notNull().default(true),
    mailsDigest: boolean('mails_digest').notNull().default(true),
    mailsWeek: boolean('mails_week').notNull().default(true),
    showsNews: boolean('shows_news').notNull().default(true),
    hiddenNews: text('hidden_news', { enum: newsKinds }).array().notNull().default(sql`'{}'`),
    /** Minutes of a day of Paris; both or none. */
    quietFrom: smallint('quiet_from'),
    quietUntil: smallint('quiet_until'),
    quietWeekends: boolean('quiet_weekends').notNull().default(false),
    /** The last day of which the digest was sent. */
    digestSentFor: date('digest_sent_for').$type<Day>(),
    /** The Monday of the last week whose mail was looked at. */
    weekSentFor: date('week_sent_for').$type<Day>(),
  },
  (t) => [
    check(
      'notification_settings_hidden_news_known',
      sql`${t.hiddenNews} <@ array[${oneOf(newsKinds)}]::text[]`,
    ),
    check('notification_settings_quiet_whole', sql`(${t.quietFrom} is null) = (${t.quietUntil} is null)`),
    check(
      'notification_settings_quiet_in_a_day',
      sql`${t.quietFrom} between 0 and 1439 and ${t.quietUntil} between 0 and 1439 and ${t.quietFrom} <> ${t.quietUntil}`,
    ),
  ],
);
