import Stripe from 'stripe';
import { readLookupKey } from '#core/identity/billing.ts';
import { type InvoiceAmounts, type PaidInvoice, type PaidSubscription, PaymentsError } from '../payments.ts';

export const toDate = (seconds: number): Date => new Date(seconds * 1000);

/** A price keeps our name of it, also once a newer price took its lookup key. */
export const keyName = 'accroche';

const statuses: Partial<Record<Stripe.Subscription.Status, PaidSubscription['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
};

/** Null: not one of our prices, so not one of our plans. */
export function toSubscription(
  subscription: Stripe.Subscription,
  keyOfPrice: (priceId: string) => string | null,
): PaidSubscription | null {
  const [item] = subscription.items.data;
  const terms = item && readLookupKey(item.price.metadata[keyName] ?? item.price.lookup_key);
  if (!item || !terms) return null;
  const schedule = typeof subscription.schedule === 'object' ? subscription.schedule : null;
  const later = schedule?.phases.find(({ start_date }) => start_date >= item.current_period_end);
  const price = later?.items[0]?.price;
  const next = price ? readLookupKey(keyOfPrice(typeof price === 'string' ? price : price.id)) : null;
  return {
    id: subscription.id,
    plan: terms.plan,
    period: terms.period,
    status: statuses[subscription.status] ?? 'ended',
    startedAt: toDate(subscription.start_date),
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(item.current_period_end),
    isEnding: subscription.cancel_at_period_end,
    endedAt: subscription.ended_at === null ? null : toDate(subscription.ended_at),
    next: next && { plan: next.plan, period: next.period },
  };
}

export const toAmounts = (invoice: Stripe.Invoice): InvoiceAmounts => ({
  lines: invoice.lines.data.map((line) => ({
    label: line.description ?? '',
    cents: line.amount,
    from: toDate(line.period.start),
    to: toDate(line.period.end),
    isProration: line.parent?.subscription_item_details?.proration ?? false,
  })),
  subtotalCents: invoice.subtotal,
  taxCents: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
  totalCents: invoice.total,
  dueCents: invoice.amount_due,
});

const invoiceStatuses = ['open', 'paid', 'void', 'uncollectible'] as const;

/** Null: a draft, which is nobody's yet. */
export function toInvoice(invoice: Stripe.Invoice): PaidInvoice | null {
  const status = invoiceStatuses.find((one) => one === invoice.status);
  if (!status) return null;
  const owner = invoice.parent?.subscription_details?.subscription ?? null;
  return {
    ...toAmounts(invoice),
    id: invoice.id,
    number: invoice.number,
    subscriptionId: typeof owner === 'object' ? (owner?.id ?? null) : owner,
    status,
    createdAt: toDate(invoice.created),
    pdfUrl: invoice.invoice_pdf ?? null,
    nextAttemptAt: invoice.next_payment_attempt ? toDate(invoice.next_payment_attempt) : null,
    attempts: invoice.attempt_count,
  };
}

/** What went wrong, in our words; what only concerns our code stays an error of ours. */
export function toPaymentsError(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError)
    return new PaymentsError('declined', error.message, { cause: error });
  if (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeAuthenticationError
  )
    return new PaymentsError('unavailable', error.message, { cause: error });
  if (error instanceof Stripe.errors.StripeError)
    return new PaymentsError('refused', error.message, { cause: error });
  return error;
}
