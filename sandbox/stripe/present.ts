import type {
  CheckoutSession,
  Invoice,
  Line,
  PortalSession,
  Price,
  Schedule,
  State,
  Subscription,
} from './state.ts';
import type { StripeAccount } from './stripe-account.ts';

export const listOf = (url: string, data: unknown[], hasMore = false) => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});

export const presentPrice = (state: State, price: Price, expand: readonly string[] = []) => ({
  ...price,
  billing_scheme: 'per_unit',
  nickname: null,
  tiers_mode: null,
  unit_amount_decimal: String(price.unit_amount),
  product: expand.includes('product') ? state.products[price.product] : price.product,
});

export function presentSubscription(
  { state }: StripeAccount,
  { item, ...subscription }: Subscription,
  expand: readonly string[] = [],
) {
  const price = state.prices[item.price];
  const schedule = state.schedules[subscription.schedule ?? ''];
  const method = state.paymentMethods[subscription.default_payment_method ?? ''];
  return {
    ...subscription,
    collection_method: 'charge_automatically',
    automatic_tax: { enabled: true, disabled_reason: null, liability: { type: 'self' } },
    description: null,
    discounts: [],
    test_clock: null,
    trial_end: null,
    trial_start: null,
    ...(schedule && expand.includes('schedule') && { schedule: presentSchedule(schedule) }),
    ...(method && expand.includes('default_payment_method') && { default_payment_method: method }),
    items: listOf(`/v1/subscription_items?subscription=${subscription.id}`, [
      {
        id: item.id,
        object: 'subscription_item',
        created: subscription.created,
        current_period_start: item.current_period_start,
        current_period_end: item.current_period_end,
        discounts: [],
        metadata: {},
        price: price ? presentPrice(state, price) : null,
        quantity: 1,
        subscription: subscription.id,
        tax_rates: [],
      },
    ]),
  };
}

export const presentSchedule = ({ phases, ...schedule }: Schedule) => ({
  ...schedule,
  current_phase: phases[0]
    ? { start_date: phases[0].start_date, end_date: phases[0].end_date ?? phases[0].start_date }
    : null,
  livemode: false,
  metadata: {},
  released_at: null,
  test_clock: null,
  phases: phases.map(({ price, ...phase }) => ({
    ...phase,
    currency: 'eur',
    items: [{ price, quantity: 1, metadata: {}, discounts: [], tax_rates: [] }],
    metadata: {},
    proration_behavior: 'none',
  })),
});

const presentLine = (invoice: Invoice, line: Line) => ({
  id: line.id,
  object: 'line_item',
  amount: line.amount,
  currency: 'eur',
  description: line.description,
  discountable: !line.isProration,
  discounts: [],
  invoice: invoice.id,
  livemode: false,
  metadata: {},
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
  pricing: { type: 'price_details', price_details: { price: line.price, product: 'prod' } },
  quantity: 1,
  subtotal: line.amount,
  taxes: [],
});

export function presentInvoice({ origin, state }: StripeAccount, invoice: Invoice) {
  const { lines, tax, subscription, paid_at, finalized_at, ...rest } = invoice;
  const isFinal = invoice.number !== null;
  const customer = state.customers[invoice.customer];
  return {
    ...rest,
    object: 'invoice',
    account_country: 'FR',
    account_name: 'Accroche',
    amount_remaining: invoice.amount_due - invoice.amount_paid,
    attempted: invoice.attempt_count > 0,
    auto_advance: invoice.status === 'open',
    collection_method: 'charge_automatically',
    currency: 'eur',
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_address: customer?.address ?? null,
    hosted_invoice_url: isFinal ? `${origin()}/i/${invoice.id}` : null,
    invoice_pdf: isFinal ? `${origin()}/i/${invoice.id}/pdf` : null,
    lines: listOf(
      `/v1/invoices/${invoice.id}/lines`,
      lines.map((line) => presentLine(invoice, line)),
    ),
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription },
    },
    status_transitions: { finalized_at, paid_at, marked_uncollectible_at: null, voided_at: null },
    subtotal_excluding_tax: invoice.subtotal,
    total_excluding_tax: invoice.subtotal,
    total_discount_amounts: [],
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
  ...session,
  object: 'checkout.session',
  amount_subtotal: (state.prices[price]?.unit_amount ?? 0) * quantity,
  amount_total: null,
  automatic_tax: { enabled: hasTax, liability: null, provider: null, status: null },
  client_secret: null,
  currency: 'eur',
  livemode: false,
  locale: 'fr',
  mode: 'subscription',
  payment_method_types: ['card'],
  ui_mode: 'hosted_page',
  url: session.status === 'open' ? `${origin()}/c/pay/${session.id}` : null,
});

export const presentPortal = ({ origin }: StripeAccount, session: PortalSession) => ({
  id: session.id,
  object: 'billing_portal.session',
  configuration: 'bpc_sandbox',
  created: session.created,
  customer: session.customer,
  flow: null,
  livemode: false,
  locale: 'fr',
  on_behalf_of: null,
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
  return structuredClone(object);
}
