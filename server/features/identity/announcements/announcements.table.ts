import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { notificationTypes } from '#contract/identity/notifications.ts';
import { plans } from '#core/identity/plans.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

/** What the panel of notifications shows to everybody, or to some plans, between two dates. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid().primaryKey().defaultRandom(),
    title: text().notNull(),
    message: text().notNull(),
    type: text({ enum: notificationTypes }).notNull(),
    link: text(),
    /** Empty: everybody. */
    audience: text({ enum: plans }).array().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    createdAt: instant('created_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    index('announcements_ends_idx').on(t.endsAt),
    check('announcements_type_known', sql`${t.type} in (${oneOf(notificationTypes)})`),
    check('announcements_link_is_path', sql`${t.link} is null or ${t.link} like '/%'`),
    check('announcements_dates_in_order', sql`${t.startsAt} < ${t.endsAt}`),
  ],
);

/** Who read or put away which one. */
export const announcementMarks = pgTable(
  'announcement_marks',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: instant('read_at'),
    dismissedAt: instant('dismissed_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.announcementId] })],
);
