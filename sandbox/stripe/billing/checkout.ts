import type { StripeAccount } from '../state.ts';
import { type CheckoutSession, newId, type PaymentMethod, type Subscription } from '../state.ts';
import { badRequest } from '../stripe-error.ts';
import { draftInvoice, finalize, fullLine, markPaid, priceOf } from './invoices.ts';
import { periodEnd } from './periods.ts';

/** The card was accepted: subscription, first invoice and session change together. */
export function completeCheckout(
  account: StripeAccount,
  session: CheckoutSession,
  method: PaymentMethod,
): Subscription {
  if (session.status !== 'open') throw badRequest('This Checkout Session is no longer open.');
  const { state } = account;
  const now = account.now();
  const price = priceOf(state, session.price);
  const end = periodEnd(now, price);
  const subscription: Subscription = {
    id: newId('sub'),
    object: 'subscription',
    created: now,
    start_date: now,
    billing_cycle_anchor: now,
    customer: session.customer,
    status: 'active',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    currency: price.currency,
    default_payment_method: method.id,
    latest_invoice: null,
    livemode: false,
    metadata: session.subscription_metadata,
    schedule: null,
    item: { id: newId('si'), price: price.id, current_period_start: now, current_period_end: end },
  };
  state.subscriptions[subscription.id] = subscription;
  const invoice = finalize(
    account,
    draftInvoice(state, {
      customer: session.customer,
      subscription: subscription.id,
      reason: 'subscription_create',
      lines: [fullLine(state, price, now, end)],
      at: now,
    }),
  );
  subscription.latest_invoice = invoice.id;
  const customer = state.customers[session.customer];
  if (customer) customer.currency = price.currency;
  account.emit('customer.subscription.created', subscription);
  markPaid(account, invoice);
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    subscription: subscription.id,
    invoice: invoice.id,
  });
  account.emit('checkout.session.completed', session);
  return subscription;
}
