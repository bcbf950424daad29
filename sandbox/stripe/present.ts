import { neverFilled } from './never-filled.ts';
import { listOf, presentCustomer, presentMethod, presentPlan, presentPrice } from './present-customer.ts';
import type {
  CheckoutSession,
  Customer,
  Invoice,
  Line,
  PaymentMethod,
  PortalSession,
  Schedule,
  StripeAccount,
  Subscription,
} from './state.ts';

export function presentSubscription(
  { state }: StripeAccount,
  { item, ...subscription }: Subscription,
  expand: readonly string[] = [],
) {
  const price = state.prices[item.price];
  const schedule = state.schedules[subscription.schedule ?? ''];
  const method = state.paymentMethods[subscription.default_payment_method ?? ''];
  return {
    ...neverFilled.subscription,
    ...subscription,
    collection_method: 'charge_automatically',
    automatic_tax: { enabled: true, disabled_reason: null, liability: { type: 'self' } },
    billing_mode: { type: 'classic', flexible: null },
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: subscription.canceled_at === null ? null : 'cancellation_requested',
    },
    invoice_settings: { ...neverFilled.writtenOnInvoices, issuer: { type: 'self' } },
    ...(schedule && expand.includes('schedule') && { schedule: presentSchedule(schedule) }),
    ...(method &&
      expand.includes('default_payment_method') && { default_payment_method: presentMethod(method) }),
    items: listOf(`/v1/subscription_items?subscription=${subscription.id}`, [
      {
        ...neverFilled.item,
        id: item.id,
        object: 'subscription_item',
        created: subscription.created,
        current_period_start: item.current_period_start,
        current_period_end: item.current_period_end,
        plan: price ? presentPlan(price) : null,
        price: price ? presentPrice(state, price) : null,
        quantity: 1,
        subscription: subscription.id,
      },
    ]),
  };
}

/** A phase without an end lasts one more period; Stripe always names its end. */
const endOf = ({ start_date, end_date }: Schedule['phases'][number]) => end_date ?? start_date + 366 * 86_400;

export const presentSchedule = ({ phases, ...schedule }: Schedule) => ({
  ...neverFilled.schedule,
  ...schedule,
  billing_mode: { type: 'classic', flexible: null },
  canceled_at: schedule.status === 'canceled' ? schedule.created : null,
  completed_at: null,
  current_phase: phases[0] ? { start_date: phases[0].start_date, end_date: endOf(phases[0]) } : null,
  default_settings: {
    ...neverFilled.scheduleSettings,
    billing_cycle_anchor: 'automatic',
    collection_method: 'charge_automatically',
    invoice_settings: { ...neverFilled.writtenOnInvoices, days_until_due: null, issuer: { type: 'self' } },
  },
  livemode: false,
  released_at: schedule.status === 'released' ? schedule.created : null,
  released_subscription: schedule.status === 'released' ? schedule.subscription : null,
  phases: phases.map((phase) => ({
    ...neverFilled.phase,
    start_date: phase.start_date,
    end_date: endOf(phase),
    currency: 'eur',
    items: [{ ...neverFilled.phaseItem, plan: phase.price, price: phase.price, quantity: 1 }],
    proration_behavior: 'none',
  })),
});

const presentLine = (invoice: Invoice, line: Line) => ({
  ...neverFilled.line,
  id: line.id,
  object: 'line_item',
  amount: line.amount,
  currency: 'eur',
  description: line.description,
  discountable: !line.isProration,
  invoice: invoice.id,
  livemode: false,
  parent: {
    type: 'subscription_item_details',
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: line.isProration,
      proration_details: { credited_items: null },
      subscription: invoice.subscription,
      subscription_item: 'si',
    },
  },
  period: line.period,
  pricing: {
    type: 'price_details',
    price_details: { price: line.price, product: 'prod' },
    unit_amount_decimal: String(line.amount),
  },
  quantity: 1,
  quantity_decimal: '1',
  subscription: invoice.subscription,
  subtotal: line.amount,
});

export function presentInvoice({ origin, state }: StripeAccount, invoice: Invoice) {
  const { lines, tax, subscription, paid_at, finalized_at, ...rest } = invoice;
  const isFinal = invoice.number !== null;
  const customer = state.customers[invoice.customer];
  return {
    ...neverFilled.invoice,
    ...rest,
    object: 'invoice',
    account_country: 'FR',
    account_name: 'Accroche',
    amount_remaining: invoice.amount_due - invoice.amount_paid,
    attempted: invoice.attempt_count > 0,
    auto_advance: invoice.status === 'open',
    automatic_tax: {
      disabled_reason: null,
      enabled: true,
      liability: { type: 'self' },
      provider: 'stripe',
      status: 'complete',
    },
    collection_method: 'charge_automatically',
    currency: 'eur',
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_address: customer?.address ?? null,
    effective_at: finalized_at,
    issuer: { type: 'self' },
    hosted_invoice_url: isFinal ? `${origin()}/i/${invoice.id}` : null,
    invoice_pdf: isFinal ? `${origin()}/i/${invoice.id}/pdf` : null,
    lines: listOf(
      `/v1/invoices/${invoice.id}/lines`,
      lines.map((line) => presentLine(invoice, line)),
    ),
    livemode: false,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription },
    },
    status_transitions: { finalized_at, paid_at, marked_uncollectible_at: null, voided_at: null },
    subtotal_excluding_tax: invoice.subtotal,
    total_excluding_tax: invoice.subtotal,
    total_taxes: [
      {
        amount: tax,
        tax_behavior: 'exclusive',
        tax_rate_details: null,
        taxability_reason: 'standard_rated',
        taxable_amount: invoice.subtotal,
        type: 'tax_rate_details',
      },
    ],
  };
}

export const presentCheckout = (
  { origin, state }: StripeAccount,
  { price, quantity, subscription_metadata, hasTax, ...session }: CheckoutSession,
) => ({
  ...neverFilled.checkout,
  ...session,
  object: 'checkout.session',
  amount_subtotal: (state.prices[price]?.unit_amount ?? 0) * quantity,
  amount_total: null,
  automatic_tax: { enabled: hasTax, liability: null, provider: null, status: null },
  billing_address_collection: 'required',
  currency: 'eur',
  livemode: false,
  locale: 'fr',
  mode: 'subscription',
  payment_method_collection: 'always',
  payment_method_types: ['card'],
  ui_mode: 'hosted_page',
  url: session.status === 'open' ? `${origin()}/c/pay/${session.id}` : null,
});

export const presentPortal = ({ origin }: StripeAccount, session: PortalSession) => ({
  ...neverFilled.portal,
  id: session.id,
  object: 'billing_portal.session',
  configuration: 'bpc_sandbox',
  created: session.created,
  customer: session.customer,
  livemode: false,
  locale: 'fr',
  return_url: session.return_url,
  url: `${origin()}/p/session/${session.id}`,
});

/** As it goes into an event. */
export function presentObject(account: StripeAccount, object: unknown): unknown {
  const { id } = object as { id: string };
  if (id.startsWith('in_')) return presentInvoice(account, object as Invoice);
  if (id.startsWith('cs_')) return presentCheckout(account, object as CheckoutSession);
  if (id.startsWith('sub_sched_')) return presentSchedule(object as Schedule);
  if (id.startsWith('sub_')) return presentSubscription(account, object as Subscription);
  if (id.startsWith('cus_')) return presentCustomer(account.state, object as Customer);
  if (id.startsWith('pm_')) return presentMethod(object as PaymentMethod);
  return structuredClone(object);
}
