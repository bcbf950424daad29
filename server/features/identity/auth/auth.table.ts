import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/identity/users/users.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The browser holds the token; only its hash is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The known browser it was opened in. */
    browserId: text('browser_id'),
    /** When whoever holds it last proved again who they are. */
    confirmedAt: moment('confirmed_at'),
  },
  (t) => [
    uniqueIndex('sessions_token_hash_key').on(t.tokenHash),
    index('sessions_user_idx').on(t.userId, t.lastSeenAt),
    index('sessions_expires_at_idx').on(t.expiresAt),
  ],
);

/** Browsers that were known until their session was ended from another one. */
export const forgottenBrowsers = pgTable(
  'forgotten_browsers',
  {
    id: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    forgottenAt: moment('forgotten_at').notNull(),
  },
  (t) => [
    index('forgotten_browsers_user_idx').on(t.userId),
    index('forgotten_browsers_forgotten_at_idx').on(t.forgottenAt),
  ],
);

export const linkPurposes = ['verify_email', 'reset_password'] as const;

/**
 * A mail with a secret link, from its request to its use. The token is minted when the mail leaves, so it never
 * rests anywhere in clear; `user_id` stays empty when a reset was asked for an unknown address.
 */
export const authLinks = pgTable(
  'auth_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({ enum: linkPurposes }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    tokenHash: text('token_hash'),
    requestedAt: moment('requested_at').notNull(),
    sentAt: moment('sent_at'),
    expiresAt: moment('expires_at'),
    usedAt: moment('used_at'),
  },
  (t) => [
    uniqueIndex('auth_links_token_hash_key').on(t.tokenHash),
    index('auth_links_user_idx').on(t.userId, t.requestedAt),
    index('auth_links_unsent_idx').on(t.requestedAt).where(sql`sent_at is null`),
    check('auth_links_purpose_known', sql`${t.purpose} in ('verify_email', 'reset_password')`),
    check('auth_links_used_was_minted', sql`${t.usedAt} is null or ${t.tokenHash} is not null`),
  ],
);

/** Between a right password and the second factor. */
export const signInChallenges = pgTable('sign_in_challenges', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  tries: integer().notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
});
