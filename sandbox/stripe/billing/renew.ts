import type { StripeAccount, Subscription } from '../state.ts';
import { collect, draftInvoice, endSubscription, finalize, fullLine, priceOf } from './invoices.ts';
import { periodEnd } from './periods.ts';

type Due = { at: number; act: () => void };

/** Everything that time alone brings, the earliest first. */
function nextDue(account: StripeAccount): Due | undefined {
  const { state } = account;
  const due: Due[] = [];
  for (const subscription of Object.values(state.subscriptions)) {
    if (subscription.status === 'canceled') continue;
    due.push({
      at: subscription.item.current_period_end,
      act: () => endPeriod(account, subscription),
    });
  }
  for (const invoice of Object.values(state.invoices)) {
    const subscription = state.subscriptions[invoice.subscription ?? ''];
    if (invoice.status !== 'open' || invoice.next_payment_attempt === null || !subscription) continue;
    if (subscription.status === 'canceled') continue;
    due.push({ at: invoice.next_payment_attempt, act: () => collect(account, subscription, invoice) });
  }
  for (const session of Object.values(state.checkouts)) {
    if (session.status !== 'open') continue;
    due.push({
      at: session.expires_at,
      act: () => {
        session.status = 'expired';
        account.emit('checkout.session.expired', session);
      },
    });
  }
  return due.toSorted((a, b) => a.at - b.at)[0];
}

function endPeriod(account: StripeAccount, subscription: Subscription): void {
  const { state } = account;
  if (subscription.cancel_at_period_end) {
    endSubscription(account, subscription);
    return;
  }
  followSchedule(account, subscription);
  const price = priceOf(state, subscription.item.price);
  const start = subscription.item.current_period_end;
  const end = periodEnd(start, price, subscription.billing_cycle_anchor);
  subscription.item = { ...subscription.item, current_period_start: start, current_period_end: end };
  const invoice = finalize(
    account,
    draftInvoice(state, {
      customer: subscription.customer,
      subscription: subscription.id,
      reason: 'subscription_cycle',
      lines: [fullLine(state, price, start, end)],
      at: start,
    }),
  );
  subscription.latest_invoice = invoice.id;
  account.emit('customer.subscription.updated', subscription);
  collect(account, subscription, invoice);
}

/** The phase that begins with the new period; the last one lets the subscription go. */
function followSchedule({ state }: StripeAccount, subscription: Subscription): void {
  const schedule = state.schedules[subscription.schedule ?? ''];
  if (schedule?.status !== 'active') return;
  const start = subscription.item.current_period_end;
  const phase = schedule.phases.find(({ start_date }) => start_date === start);
  if (phase) subscription.item = { ...subscription.item, price: phase.price };
  const isOver = !schedule.phases.some(({ start_date }) => start_date > start);
  if (isOver) {
    schedule.status = 'released';
    subscription.schedule = null;
  }
}

/** Lives everything up to now. */
export function catchUp(account: StripeAccount): void {
  const target = account.now();
  for (let due = nextDue(account); due && due.at <= target; due = nextDue(account)) {
    const { at, act } = due;
    account.at(at, act);
  }
}

export function advance(account: StripeAccount, ms: number): void {
  account.state.clockOffsetMs += ms;
  catchUp(account);
}
