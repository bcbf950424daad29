import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { roles } from '#contract/users.ts';
import { billingIntervals, plans } from '#core/identity/plans.ts';

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
  },
  (t) => [
    uniqueIndex('users_email_key').on(t.email),
    check('users_email_lower_case', sql`${t.email} = lower(${t.email})`),
    check('users_role_known', sql`${t.role} in ('user', 'admin')`),
    check(
      'users_subscription_known',
      sql`${t.subscription} in ('FREE', 'SOLO', 'PRO', 'EXPERT', 'ENTERPRISE')`,
    ),
  ],
);

export type UserRow = typeof users.$inferSelect;
