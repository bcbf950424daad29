import { and, eq, lt, ne, notInArray, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { inTransaction } from '#server/platform/ctx.ts';
import type { CustomerRecord, PaidInvoice, Payments } from '#server/providers/payments/payments.ts';
import { applyPlan, findSubscription } from './apply-plan.ts';
import {
  billingCustomers,
  billingInvoices,
  billingSubscriptions,
  type SubscriptionRow,
} from './billing.table.ts';

/**
 * Reads everything of a customer at the provider and keeps it. Whatever news woke it, late, twice or out of order: what
 * is kept is what the provider says now, and a reading that began earlier never overwrites one that began later.
 */
export async function mirrorCustomer(
  ctx: Ctx,
  payments: Payments,
  customerId: string,
  alongside: (ctx: Ctx) => Promise<void> = async () => undefined,
): Promise<void> {
  const mine = eq(billingCustomers.customerId, customerId);
  const [reading] = await ctx.db
    .update(billingCustomers)
    .set({ readsStarted: sql`${billingCustomers.readsStarted} + 1` })
    .where(mine)
    .returning({ number: billingCustomers.readsStarted, userId: billingCustomers.userId });
  // Not one of ours: a customer made by hand, or of an account that is gone.
  if (!reading) return alongside(ctx);
  const record = await readWhole(payments, customerId);
  await inTransaction(ctx, async (ctx) => {
    if (record === null) {
      await keepDeleted(ctx, customerId);
      return alongside(ctx);
    }
    const { name, address, vatNumber, card } = record;
    const [kept] = await ctx.db
      .update(billingCustomers)
      .set({ readsKept: reading.number, readAt: ctx.clock.now(), name, address, vatNumber, card })
      .where(and(mine, lt(billingCustomers.readsKept, reading.number)))
      .returning({ userId: billingCustomers.userId });
    if (kept) {
      const before = await findSubscription(ctx, kept.userId);
      await keepSubscriptions(ctx, kept.userId, record);
      await keepInvoices(ctx, kept.userId, record.invoices);
      // What was over and still is says nothing of the plan: an administrator may have given one since.
      if (isRunning(before) || isRunning(await findSubscription(ctx, kept.userId)))
        await applyPlan(ctx, kept.userId);
    }
    await alongside(ctx);
  });
}

/** A first year of fourteen months becomes yearly: what a crash left without its sequel gets it here. */
async function readWhole(payments: Payments, customerId: string): Promise<CustomerRecord | null> {
  const record = await payments.readCustomer(customerId);
  if (record === null) return null;
  const bare = record.subscriptions.filter(
    ({ period, status, isEnding, next }) => period === 'welcome' && status === 'active' && !isEnding && !next,
  );
  if (bare.length === 0) return record;
  for (const { id, plan } of bare) await payments.changeAtPeriodEnd(id, { plan, period: 'yearly' });
  return payments.readCustomer(customerId);
}

/** Whoever runs the installation deleted them at the provider: nothing is paid any more, and they may subscribe anew. */
async function keepDeleted(ctx: Ctx, customerId: string): Promise<void> {
  const [gone] = await ctx.db
    .delete(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId))
    .returning({ userId: billingCustomers.userId });
  if (!gone) return;
  const { userId } = gone;
  const ended = await ctx.db
    .update(billingSubscriptions)
    .set({ status: 'ended', endedAt: ctx.clock.now(), pastDueSince: null })
    .where(and(eq(billingSubscriptions.userId, userId), ne(billingSubscriptions.status, 'ended')))
    .returning({ id: billingSubscriptions.id });
  if (ended.length > 0) await applyPlan(ctx, userId);
}

const isRunning = (subscription: SubscriptionRow | null): boolean =>
  subscription !== null && subscription.status !== 'ended';

const labelOf = ({ lines }: PaidInvoice): string =>
  lines.find(({ isProration, cents }) => !isProration && cents > 0)?.label ?? lines.at(-1)?.label ?? '';

async function keepSubscriptions(ctx: Ctx, userId: string, { subscriptions, invoices }: CustomerRecord) {
  for (const { next, ...one } of subscriptions) {
    const unpaid = invoices.filter(
      ({ subscriptionId, status, attempts }) =>
        subscriptionId === one.id && status === 'open' && attempts > 0,
    );
    const oldest = unpaid.map(({ createdAt }) => createdAt).toSorted((a, b) => a.getTime() - b.getTime())[0];
    const values = {
      ...one,
      userId,
      nextPlan: next?.plan ?? null,
      nextPeriod: next?.period ?? null,
      pastDueSince: one.status === 'past_due' ? (oldest ?? one.periodStart) : null,
    };
    await ctx.db
      .insert(billingSubscriptions)
      .values(values)
      .onConflictDoUpdate({ target: billingSubscriptions.id, set: values });
  }
  const known = subscriptions.map(({ id }) => id);
  await ctx.db
    .delete(billingSubscriptions)
    .where(
      known.length > 0
        ? and(eq(billingSubscriptions.userId, userId), notInArray(billingSubscriptions.id, known))
        : eq(billingSubscriptions.userId, userId),
    );
}

async function keepInvoices(ctx: Ctx, userId: string, invoices: readonly PaidInvoice[]): Promise<void> {
  for (const invoice of invoices) {
    const { id, number, subscriptionId, status, totalCents, taxCents, createdAt, pdfUrl } = invoice;
    const { attempts, nextAttemptAt } = invoice;
    const label = labelOf(invoice);
    const values = {
      ...{ id, userId, subscriptionId, number, status, label, totalCents, taxCents, createdAt, pdfUrl },
      ...{ attempts, nextAttemptAt },
    };
    await ctx.db
      .insert(billingInvoices)
      .values(values)
      .onConflictDoUpdate({ target: billingInvoices.id, set: values });
  }
}
