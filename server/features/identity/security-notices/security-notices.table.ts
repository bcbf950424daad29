import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/identity/users/users.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const noticeKinds = [
  'password_changed',
  'address_change',
  'two_factor_on',
  'two_factor_off',
  'sign_in_locked',
  'deletion_asked',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** A mail that warns of what happened to the account, kept until it is sent. */
export const securityNotices = pgTable(
  'security_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: noticeKinds }).notNull(),
    /** The address at that time: it may be the one that is being replaced. */
    email: text().notNull(),
    requestedAt: moment('requested_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (t) => [
    index('security_notices_user_idx').on(t.userId),
    index('security_notices_unsent_idx').on(t.requestedAt).where(sql`sent_at is null`),
  ],
);
