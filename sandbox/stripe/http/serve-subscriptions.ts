import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  changeLines,
  charge,
  draftInvoice,
  endSubscription,
  finalize,
  fullLine,
  markPaid,
  priceOf,
} from '../billing/invoices.ts';
import { hasSameInterval, periodEnd } from '../billing/periods.ts';
import { presentInvoice, presentSubscription } from '../present.ts';
import { listOf } from '../present-customer.ts';
import type { StripeAccount, Subscription } from '../state.ts';
import { badRequest } from '../stripe-error.ts';
import { bool, expand, int, metadata, paging } from './params.ts';
import { found, pageOf, serveCall } from './serve-call.ts';

const Item = z.strictObject({ id: z.string(), price: z.string(), quantity: int.optional() });
const prorations = z.enum(['always_invoice', 'create_prorations', 'none']);

/** Subscriptions, and what their invoices would be. */
export function serveSubscriptions(app: FastifyInstance, account: StripeAccount): void {
  const { state } = account;

  const ListParams = z.strictObject({
    ...paging,
    customer: z.string().optional(),
    status: z.enum(['all', 'active', 'past_due', 'canceled']).optional(),
  });
  serveCall(app, account, 'GET', '/v1/subscriptions', ListParams, ({ params }) => {
    const wanted = Object.values(state.subscriptions).filter(
      ({ customer, status }) =>
        (!params.customer || customer === params.customer) &&
        (params.status === 'all' || (params.status ? status === params.status : status !== 'canceled')),
    );
    const { data, hasMore } = pageOf(wanted, params);
    const inner = params.expand?.map((name) => name.replace(/^data\./, ''));
    return listOf(
      '/v1/subscriptions',
      data.map((one) => presentSubscription(account, one, inner)),
      hasMore,
    );
  });

  serveCall(app, account, 'GET', '/v1/subscriptions/:id', z.strictObject({ expand }), ({ id, params }) =>
    presentSubscription(account, found(state.subscriptions, id, 'subscription'), params.expand),
  );

  const UpdateParams = z.strictObject({
    items: z.array(Item).length(1).optional(),
    cancel_at_period_end: bool.optional(),
    default_payment_method: z.string().optional(),
    metadata: metadata.optional(),
    proration_behavior: prorations.optional(),
    proration_date: int.optional(),
    payment_behavior: z.enum(['error_if_incomplete']).optional(),
    expand,
  });
  serveCall(app, account, 'POST', '/v1/subscriptions/:id', UpdateParams, ({ id, params }) => {
    const subscription = found(state.subscriptions, id, 'subscription');
    refuseEnded(subscription);
    if (subscription.schedule && params.cancel_at_period_end !== undefined)
      throw badRequest(
        `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
      );
    if (params.default_payment_method)
      subscription.default_payment_method = found(
        state.paymentMethods,
        params.default_payment_method,
        'PaymentMethod',
      ).id;
    Object.assign(subscription.metadata, params.metadata);
    const item = params.items?.[0];
    if (item) changePrice(account, subscription, item, params);
    if (params.cancel_at_period_end !== undefined) {
      subscription.cancel_at_period_end = params.cancel_at_period_end;
      subscription.canceled_at = params.cancel_at_period_end ? account.now() : null;
      subscription.cancel_at = params.cancel_at_period_end ? subscription.item.current_period_end : null;
    }
    account.emit('customer.subscription.updated', subscription);
    return presentSubscription(account, subscription, params.expand);
  });

  serveCall(app, account, 'DELETE', '/v1/subscriptions/:id', z.strictObject({ expand }), ({ id }) => {
    const subscription = found(state.subscriptions, id, 'subscription');
    refuseEnded(subscription);
    endSubscription(account, subscription);
    return presentSubscription(account, subscription);
  });

  const PreviewParams = z.strictObject({
    customer: z.string().optional(),
    subscription: z.string(),
    subscription_details: z
      .strictObject({
        items: z.array(Item).length(1).optional(),
        proration_behavior: prorations.optional(),
        proration_date: int.optional(),
      })
      .optional(),
    expand,
  });
  serveCall(app, account, 'POST', '/v1/invoices/create_preview', PreviewParams, ({ params }) => {
    const subscription = found(state.subscriptions, params.subscription, 'subscription');
    const details = params.subscription_details;
    const item = details?.items?.[0];
    const lines = item
      ? changeLines(
          state,
          subscription,
          priceOf(state, item.price),
          prorationDate(account, subscription, details?.proration_date),
        )
      : nextLines(account, subscription);
    const at = item ? account.now() : subscription.item.current_period_end;
    const preview = draftInvoice(state, {
      customer: subscription.customer,
      subscription: subscription.id,
      reason: 'upcoming',
      lines,
      at,
    });
    return presentInvoice(account, { ...preview, next_payment_attempt: at });
  });
}

function refuseEnded({ status, id }: Subscription): void {
  if (status === 'canceled')
    throw badRequest(
      `A canceled subscription can only update its cancellation_details and metadata: ${id}.`,
      'subscription_canceled',
    );
}

function prorationDate(account: StripeAccount, { item }: Subscription, asked?: number): number {
  const at = asked ?? account.now();
  if (at < item.current_period_start || at > item.current_period_end)
    throw badRequest(
      'Cannot specify `proration_date` outside of current subscription period.',
      undefined,
      'proration_date',
    );
  return at;
}

/** The next renewal, at the price of the phase that begins then. */
function nextLines({ state }: StripeAccount, subscription: Subscription) {
  if (subscription.cancel_at_period_end || subscription.status === 'canceled')
    throw badRequest('No upcoming invoices for customer.', 'invoice_upcoming_none');
  const start = subscription.item.current_period_end;
  const phase = state.schedules[subscription.schedule ?? '']?.phases.find(
    ({ start_date }) => start_date === start,
  );
  const price = priceOf(state, phase?.price ?? subscription.item.price);
  return [fullLine(state, price, start, periodEnd(start, price, subscription.billing_cycle_anchor))];
}

function changePrice(
  account: StripeAccount,
  subscription: Subscription,
  { id, price: priceId }: { id: string; price: string },
  params: { proration_behavior?: string | undefined; proration_date?: number | undefined },
): void {
  const { state } = account;
  if (id !== subscription.item.id) throw badRequest(`No such subscription item: '${id}'`, 'resource_missing');
  if (params.proration_behavior !== 'always_invoice')
    throw badRequest('The sandbox changes a price with proration_behavior=always_invoice only.');
  const next = priceOf(state, priceId);
  const old = priceOf(state, subscription.item.price);
  const at = prorationDate(account, subscription, params.proration_date);
  const draft = draftInvoice(state, {
    customer: subscription.customer,
    subscription: subscription.id,
    reason: 'subscription_update',
    lines: changeLines(state, subscription, next, at),
    at: account.now(),
  });
  // error_if_incomplete: refused before anything changed.
  charge(state, subscription, draft.amount_due);
  subscription.item = { ...subscription.item, price: next.id };
  if (!hasSameInterval(old, next)) {
    subscription.billing_cycle_anchor = at;
    subscription.item.current_period_start = at;
    subscription.item.current_period_end = periodEnd(at, next);
  }
  const invoice = finalize(account, draft);
  subscription.latest_invoice = invoice.id;
  markPaid(account, invoice);
}
