import type { Billing, InvoiceAmounts as PresentedAmounts } from '#contract/identity/billing.ts';
import { type BillingState, centsOf, isSequel } from '#core/identity/billing.ts';
import type { Plan } from '#core/identity/plans.ts';
import type { InvoiceAmounts } from '#server/providers/payments/payments.ts';
import type { billingCustomers, billingInvoices, SubscriptionRow } from './billing.table.ts';

type Facts = {
  plan: Plan;
  isConfigured: boolean;
  state: BillingState;
  subscription: SubscriptionRow | null;
  customer: typeof billingCustomers.$inferSelect | null;
  invoices: (typeof billingInvoices.$inferSelect)[];
  mayUsePromotion: boolean;
};

export function presentBilling(facts: Facts): Billing {
  const { plan, state, subscription, customer, invoices } = facts;
  const isLive = subscription && subscription.status !== 'ended';
  // An administrator may give a plan that nobody pays for here.
  const isGranted = !isLive && plan !== 'FREE';
  const unpaid = invoices.find(({ status, nextAttemptAt }) => status === 'open' && nextAttemptAt);
  return {
    plan,
    isConfigured: facts.isConfigured,
    state: isGranted ? 'granted' : state.is,
    subscription: isLive ? presentSubscription(subscription) : null,
    grace:
      state.is === 'grace'
        ? {
            since: state.since.toISOString(),
            until: state.until.toISOString(),
            daysLeft: state.daysLeft,
            nextAttemptAt: unpaid?.nextAttemptAt?.toISOString() ?? null,
          }
        : null,
    card: customer?.card ?? null,
    company: customer && { name: customer.name, address: customer.address, vatNumber: customer.vatNumber },
    invoices: invoices.map(({ id, number, createdAt, label, totalCents, status, pdfUrl }) => ({
      ...{ id, number, label, totalCents, status, pdfUrl },
      createdAt: createdAt.toISOString(),
    })),
    mayUsePromotion: facts.mayUsePromotion,
  };
}

const presentSubscription = (row: SubscriptionRow): Billing['subscription'] => ({
  plan: row.plan,
  period: row.period,
  priceCents: centsOf(row.plan, row.period),
  since: row.startedAt.toISOString(),
  periodStart: row.periodStart.toISOString(),
  periodEnd: row.periodEnd.toISOString(),
  next: plannedChange(row),
});

/** What somebody asked for; the sequel of a first year is no change. */
function plannedChange(row: SubscriptionRow) {
  if (!row.nextPlan || !row.nextPeriod) return null;
  const next = { plan: row.nextPlan, period: row.nextPeriod };
  return isSequel(row, next) ? null : next;
}

export const presentAmounts = ({ lines, ...amounts }: InvoiceAmounts): PresentedAmounts => ({
  subtotalCents: amounts.subtotalCents,
  taxCents: amounts.taxCents,
  totalCents: amounts.totalCents,
  dueCents: amounts.dueCents,
  lines: lines.map(({ from, to, ...line }) => ({ ...line, from: from.toISOString(), to: to.toISOString() })),
});
