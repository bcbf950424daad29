import type { StripeAccount } from '../state.ts';
import { type Invoice, type Line, newId, type Price, type State, type Subscription } from '../state.ts';
import { missing, StripeError } from '../stripe-error.ts';
import { chargeStored } from './cards.ts';
import { hasSameInterval, periodEnd } from './periods.ts';

const dayS = 86_400;
/** After a failed payment: it is tried again after so many days, then the subscription ends. */
const retryAfterDays = [3, 7, 11];

export function priceOf(state: State, id: string): Price {
  const price = state.prices[id];
  if (!price) throw missing('price', id);
  return price;
}

const nameOf = (state: State, price: Price) => state.products[price.product]?.name ?? price.product;

const european = new Set(
  'AT BE BG HR CY CZ DK EE FI DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

/** France 20 %; a company of another country of the Union with a number pays it there; outside, none. */
export function taxRateOf(state: State, customerId: string): number {
  const country = state.customers[customerId]?.address?.country ?? 'FR';
  if (country === 'FR') return 0.2;
  const hasNumber = Object.values(state.taxIds).some(({ customer }) => customer === customerId);
  return european.has(country) && !hasNumber ? 0.2 : 0;
}

export const fullLine = (state: State, price: Price, start: number, end: number): Line => ({
  id: newId('il'),
  amount: price.unit_amount,
  description: nameOf(state, price),
  price: price.id,
  isProration: false,
  period: { start, end },
});

/** What a change costs at that second: the rest of the old price is given back, the new one is charged. */
export function changeLines(state: State, subscription: Subscription, next: Price, at: number): Line[] {
  const { item } = subscription;
  const old = priceOf(state, item.price);
  const share = (item.current_period_end - at) / (item.current_period_end - item.current_period_start);
  const rest = { start: at, end: item.current_period_end };
  const credit: Line = {
    id: newId('il'),
    amount: -Math.round(old.unit_amount * share),
    description: `Temps non utilisé : ${nameOf(state, old)}`,
    price: old.id,
    isProration: true,
    period: rest,
  };
  if (!hasSameInterval(old, next)) return [credit, fullLine(state, next, at, periodEnd(at, next))];
  return [
    credit,
    {
      id: newId('il'),
      amount: Math.round(next.unit_amount * share),
      description: `Temps restant : ${nameOf(state, next)}`,
      price: next.id,
      isProration: true,
      period: rest,
    },
  ];
}

type Draft = {
  customer: string;
  subscription: string | null;
  reason: Invoice['billing_reason'];
  lines: Line[];
  at: number;
};

export function draftInvoice(state: State, { customer, subscription, reason, lines, at }: Draft): Invoice {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const tax = Math.round(subtotal * taxRateOf(state, customer));
  const total = subtotal + tax;
  const balance = state.customers[customer]?.balance ?? 0;
  const due = Math.max(0, total + balance);
  return {
    id: newId('in'),
    number: null,
    created: at,
    customer,
    subscription,
    billing_reason: reason,
    status: 'draft',
    lines,
    subtotal,
    tax,
    total,
    starting_balance: balance,
    ending_balance: total + balance < 0 ? total + balance : 0,
    amount_due: due,
    amount_paid: 0,
    attempt_count: 0,
    next_payment_attempt: null,
    paid_at: null,
    finalized_at: null,
    period_start: at,
    period_end: at,
  };
}

/** Numbered, kept; from here on it never changes but for its payment. */
export function finalize(account: StripeAccount, invoice: Invoice): Invoice {
  const { state } = account;
  state.invoiceNumber += 1;
  const year = new Date(invoice.created * 1000).getUTCFullYear();
  const kept: Invoice = {
    ...invoice,
    number: `ACC-${year}-${String(state.invoiceNumber).padStart(4, '0')}`,
    status: 'open',
    finalized_at: account.now(),
  };
  state.invoices[kept.id] = kept;
  const customer = state.customers[kept.customer];
  if (customer) customer.balance = kept.ending_balance ?? 0;
  account.emit('invoice.finalized', kept);
  return kept;
}

export function markPaid(account: StripeAccount, invoice: Invoice): void {
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: null,
    paid_at: account.now(),
  });
  account.emit('invoice.paid', invoice);
}

const cardOf = (state: State, subscription: Subscription) =>
  subscription.default_payment_method ??
  state.customers[subscription.customer]?.invoice_settings.default_payment_method ??
  null;

/** Tries the stored card; a refusal throws, and nothing is kept by it. */
export const charge = (state: State, subscription: Subscription, amount: number) =>
  chargeStored(state, cardOf(state, subscription), amount);

/** A renewal that is due: paid, or past due with the next try, or given up. */
export function collect(account: StripeAccount, subscription: Subscription, invoice: Invoice): void {
  try {
    charge(account.state, subscription, invoice.amount_due);
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    const wait = retryAfterDays[invoice.attempt_count];
    invoice.attempt_count += 1;
    invoice.next_payment_attempt = wait === undefined ? null : account.now() + wait * dayS;
    account.emit('invoice.payment_failed', invoice);
    if (wait === undefined) endSubscription(account, subscription);
    else setStatus(account, subscription, 'past_due');
    return;
  }
  markPaid(account, invoice);
  setStatus(account, subscription, 'active');
}

export function setStatus(
  account: StripeAccount,
  subscription: Subscription,
  status: Subscription['status'],
): void {
  subscription.status = status;
  account.emit('customer.subscription.updated', subscription);
}

export function endSubscription(account: StripeAccount, subscription: Subscription): void {
  const now = account.now();
  const schedule = subscription.schedule ? account.state.schedules[subscription.schedule] : undefined;
  if (schedule) schedule.status = 'canceled';
  Object.assign(subscription, {
    status: 'canceled',
    ended_at: now,
    canceled_at: subscription.canceled_at ?? now,
    schedule: null,
  });
  account.emit('customer.subscription.deleted', subscription);
}
