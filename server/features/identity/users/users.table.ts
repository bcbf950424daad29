import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { roles } from '#contract/identity/users.ts';
import type { CustomLimits } from '#core/identity/custom-limits.ts';
import { billingIntervals, plans } from '#core/identity/plans.ts';
import { userStates } from '#core/identity/user-list.ts';

/** Whatever the language of the database: compared letter by letter, as the index has it. */
export const byBytes = (column: SQLWrapper) => sql`${column} collate "C"`;
/** The words that a search compares. */
export const wordsOf = (t: { searchText: SQLWrapper }) =>
  sql`array_to_tsvector(string_to_array(${t.searchText}, ' '))`;

/** Plans in their own order, not in that of the alphabet. */
export const planRank = (t: { subscription: SQLWrapper }) =>
  sql`(case ${t.subscription} ${sql.raw(plans.map((plan, rank) => `when '${plan}' then ${rank}`).join(' '))} end)`;

const accented = 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ';
const plain = 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyy';
/** No capitals, no accents, whatever the language of the database. */
const folded = (words: string) =>
  `replace(replace(lower(translate(replace(replace(${words}, 'Œ', 'oe'), 'Æ', 'ae'), '${accented}', '${plain}')), 'œ', 'oe'), 'æ', 'ae')`;
const inWords = (words: string) =>
  `trim(regexp_replace(${folded(words)}, '[[:space:][:punct:]’]+', ' ', 'g'))`;

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text({ enum: roles }).notNull().default('user'),
    subscription: text({ enum: plans }).notNull().default('FREE'),
    chosenPlan: text('chosen_plan', { enum: plans }),
    chosenInterval: text('chosen_interval', { enum: billingIntervals }),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Its password is printed for everybody: it signs in nowhere but in the demonstration. */
    isDemo: boolean('is_demo').notNull().default(false),
    /** Browsers known before that moment are strangers again. */
    browsersKnownSince: timestamp('browsers_known_since', { withTimezone: true }),
    /** To a few minutes. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    /** Asked for by its owner: the day on which the account and all of it go. */
    deletionDueAt: timestamp('deletion_due_at', { withTimezone: true }),
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    suspendedBecause: text('suspended_because'),
    /** Agreed with an ENTERPRISE customer: worth nothing on another plan. */
    customLimits: jsonb('custom_limits').$type<CustomLimits>(),
    /** As lists of the administration sort, filter and search; made by the database, which has them right always. */
    state: text({ enum: userStates })
      .notNull()
      .generatedAlwaysAs(
        sql`case when suspended_at is not null then 'suspended' when email_verified_at is null then 'unverified' else 'active' end`,
      ),
    sortName: text('sort_name')
      .notNull()
      .generatedAlwaysAs(sql.raw(inWords(`last_name || ' ' || first_name`))),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql.raw(inWords(`first_name || ' ' || last_name || ' ' || email`))),
  },
  (t) => [
    uniqueIndex('users_email_key').on(t.email),
    // One order each, read both ways.
    // These two hold what is searched as well: a search along them reads nothing else.
    index('users_sort_name_idx').on(byBytes(t.sortName), t.id, t.searchText),
    index('users_sort_email_idx').on(byBytes(t.email), t.id, t.searchText),
    index('users_plan_idx').on(planRank(t), t.id),
    index('users_state_idx').on(t.state, t.id),
    index('users_created_idx').on(t.createdAt, t.id),
    index('users_seen_idx').on(t.lastSeenAt, t.id),
    index('users_deletion_due_idx').on(t.deletionDueAt).where(sql`deletion_due_at is not null`),
    index('users_words_idx').using('gin', wordsOf(t)),
    check('users_suspended_for_a_reason', sql`(${t.suspendedAt} is null) = (${t.suspendedBecause} is null)`),
    check('users_email_lower_case', sql`${t.email} = lower(${t.email})`),
    check('users_role_known', sql`${t.role} in ('user', 'admin')`),
    check(
      'users_subscription_known',
      sql`${t.subscription} in ('FREE', 'SOLO', 'PRO', 'EXPERT', 'ENTERPRISE')`,
    ),
  ],
);

export type UserRow = typeof users.$inferSelect;
