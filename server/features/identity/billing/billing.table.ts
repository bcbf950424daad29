import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { billingPeriods, paidPlans } from '#core/identity/billing.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { instant, oneOf } from '#server/platform/db/columns.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Who pays, as the provider knows them. The tables of payment mirror the provider, and are never guessed. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    userId: userId().primaryKey(),
    customerId: text('customer_id').notNull().unique('billing_customers_customer_key'),
    /** The one payment page that is open. */
    checkoutId: text('checkout_id'),
    /** Each reading has a number, given before it begins: an older one never overwrites a newer one. */
    readsStarted: integer('reads_started').notNull().default(0),
    readsKept: integer('reads_kept').notNull().default(0),
    name: text(),
    address: text(),
    vatNumber: text('vat_number'),
    card: jsonb().$type<{ brand: string; last4: string; expMonth: number; expYear: number }>(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [check('billing_customers_reads_in_order', sql`${t.readsKept} <= ${t.readsStarted}`)],
);

const statuses = ['active', 'past_due', 'ended'] as const;

export const billingSubscriptions = pgTable(
  'billing_subscriptions',
  {
    id: text().primaryKey(),
    userId: userId(),
    plan: text({ enum: paidPlans }).notNull(),
    period: text({ enum: billingPeriods }).notNull(),
    status: text({ enum: statuses }).notNull(),
    startedAt: instant('started_at').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    isEnding: boolean('is_ending').notNull(),
    nextPlan: text('next_plan', { enum: paidPlans }),
    nextPeriod: text('next_period', { enum: billingPeriods }),
    pastDueSince: instant('past_due_since'),
    /** As the provider dates it. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('billing_subscriptions_user_idx').on(t.userId),
    index('billing_subscriptions_past_due_idx').on(t.pastDueSince).where(sql`status = 'past_due'`),
    check('billing_subscriptions_plan_known', sql`${t.plan} in (${oneOf(paidPlans)})`),
    check('billing_subscriptions_period_known', sql`${t.period} in (${oneOf(billingPeriods)})`),
    check('billing_subscriptions_status_known', sql`${t.status} in (${oneOf(statuses)})`),
    check('billing_subscriptions_period_in_order', sql`${t.periodStart} < ${t.periodEnd}`),
    check('billing_subscriptions_next_whole', sql`(${t.nextPlan} is null) = (${t.nextPeriod} is null)`),
  ],
);
export type SubscriptionRow = typeof billingSubscriptions.$inferSelect;

const invoiceStatuses = ['open', 'paid', 'void', 'uncollectible'] as const;

export const billingInvoices = pgTable(
  'billing_invoices',
  {
    id: text().primaryKey(),
    userId: userId(),
    subscriptionId: text('subscription_id'),
    number: text(),
    status: text({ enum: invoiceStatuses }).notNull(),
    label: text().notNull(),
    totalCents: integer('total_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    createdAt: instant('created_at').notNull(),
    pdfUrl: text('pdf_url'),
    attempts: integer().notNull(),
    nextAttemptAt: instant('next_attempt_at'),
  },
  (t) => [
    index('billing_invoices_user_idx').on(t.userId, t.createdAt),
    check('billing_invoices_status_known', sql`${t.status} in (${oneOf(invoiceStatuses)})`),
  ],
);

/** What the provider posted, kept before it is handled; only that something changed, never what. */
export const billingNews = pgTable(
  'billing_news',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    customerId: text('customer_id'),
    happenedAt: instant('happened_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
  },
  (t) => [
    index('billing_news_received_idx').on(t.receivedAt.desc()),
    index('billing_news_waiting_idx').on(t.receivedAt).where(sql`handled_at is null`),
    index('billing_news_customer_idx').on(t.customerId).where(sql`handled_at is null`),
  ],
);

/** Notices that left: each once. */
export const billingNotices = pgTable(
  'billing_notices',
  { userId: userId(), about: text().notNull(), sentAt: instant('sent_at').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.about] })],
);

/** Who has the first year of fourteen months: once per customer and per company. Reserved while its payment page is open. */
export const promotionUses = pgTable('promotion_uses', {
  userId: userId().primaryKey(),
  companyKey: text('company_key').unique('promotion_uses_company_key'),
  /** null: used for good. */
  reservedUntil: instant('reserved_until'),
});

/** What the nightly comparison with the provider found, and set right. */
export const billingDifferences = pgTable(
  'billing_differences',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    foundAt: instant('found_at').notNull(),
    what: text().notNull(),
  },
  (t) => [index('billing_differences_found_idx').on(t.foundAt)],
);
