import { randomBytes } from 'node:crypto';

/** One call of the API as it was asked and answered; its path with `:id` for the id. */
export type StripeCall = { call: string; form: unknown; status: number; answer: unknown };

/** One Stripe account: its state, its clock, and the events that it makes. */
export type StripeAccount = {
  state: State;
  /** Seconds. */
  now(): number;
  /** Everything inside happens at that second. */
  at(seconds: number, act: () => void): void;
  emit(type: string, object: unknown): void;
  save(): void;
  origin(): string;
  /** Called after a change that made news. */
  onNews: () => void;
  /** Called with every call that was answered. */
  onCall: (call: StripeCall) => void;
  isDown: (call: string) => boolean;
};

/** Objects as they go over the wire, by id; a time is a number of seconds, an amount a number of cents. */
export type Address = {
  city: string | null;
  country: string | null;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
};
export type Customer = {
  id: string;
  object: 'customer';
  created: number;
  email: string | null;
  name: string | null;
  address: Address | null;
  /** Below zero: what we owe them. */
  balance: number;
  currency: string | null;
  invoice_settings: { default_payment_method: string | null };
  livemode: false;
  metadata: Record<string, string>;
  /** Nothing else is said of them any more. */
  deleted?: true;
};
export type TaxId = {
  id: string;
  object: 'tax_id';
  created: number;
  country: string;
  customer: string;
  livemode: false;
  type: string;
  value: string;
};
export type Product = {
  id: string;
  object: 'product';
  active: boolean;
  created: number;
  name: string;
  livemode: false;
  metadata: Record<string, string>;
};
export type Price = {
  id: string;
  object: 'price';
  active: boolean;
  created: number;
  currency: string;
  livemode: false;
  lookup_key: string | null;
  metadata: Record<string, string>;
  product: string;
  recurring: { interval: 'month' | 'year'; interval_count: number; usage_type: 'licensed' };
  tax_behavior: 'exclusive' | 'inclusive' | 'unspecified';
  type: 'recurring';
  unit_amount: number;
};
export type PaymentMethod = {
  id: string;
  object: 'payment_method';
  created: number;
  customer: string | null;
  livemode: false;
  type: 'card';
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
};
export type SubscriptionStatus = 'active' | 'past_due' | 'canceled';
export type Subscription = {
  id: string;
  object: 'subscription';
  created: number;
  start_date: number;
  billing_cycle_anchor: number;
  customer: string;
  status: SubscriptionStatus;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  currency: string;
  default_payment_method: string | null;
  latest_invoice: string | null;
  livemode: false;
  metadata: Record<string, string>;
  schedule: string | null;
  item: { id: string; price: string; current_period_start: number; current_period_end: number };
};
export type Phase = { start_date: number; end_date: number | null; price: string };
export type Schedule = {
  id: string;
  object: 'subscription_schedule';
  created: number;
  customer: string;
  status: 'active' | 'released' | 'canceled';
  subscription: string | null;
  end_behavior: 'release' | 'cancel';
  phases: Phase[];
};
export type Line = {
  id: string;
  amount: number;
  description: string;
  price: string;
  isProration: boolean;
  period: { start: number; end: number };
};
export type Invoice = {
  id: string;
  number: string | null;
  created: number;
  customer: string;
  subscription: string | null;
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';
  status: 'open' | 'paid' | 'void' | 'uncollectible' | 'draft';
  lines: Line[];
  subtotal: number;
  tax: number;
  total: number;
  starting_balance: number;
  ending_balance: number | null;
  amount_due: number;
  amount_paid: number;
  attempt_count: number;
  next_payment_attempt: number | null;
  paid_at: number | null;
  finalized_at: number | null;
  period_start: number;
  period_end: number;
};
export type CheckoutSession = {
  id: string;
  created: number;
  expires_at: number;
  customer: string;
  price: string;
  quantity: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  success_url: string;
  cancel_url: string | null;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  subscription_metadata: Record<string, string>;
  subscription: string | null;
  invoice: string | null;
  hasTax: boolean;
};
export type PortalSession = {
  id: string;
  created: number;
  customer: string;
  return_url: string;
  flow: string | null;
};
export type StripeEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: unknown };
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  type: string;
};
export type Delivery = { eventId: string; attempts: number; nextAtMs: number; isDone: boolean };

export type State = {
  clockOffsetMs: number;
  serial: number;
  invoiceNumber: number;
  customers: Record<string, Customer>;
  taxIds: Record<string, TaxId>;
  products: Record<string, Product>;
  prices: Record<string, Price>;
  paymentMethods: Record<string, PaymentMethod>;
  /** What a card does, by payment method; never on the wire. */
  cardNumbers: Record<string, string>;
  subscriptions: Record<string, Subscription>;
  schedules: Record<string, Schedule>;
  invoices: Record<string, Invoice>;
  checkouts: Record<string, CheckoutSession>;
  portals: Record<string, PortalSession>;
  events: Record<string, StripeEvent>;
  deliveries: Delivery[];
  /** Answers by idempotency key. */
  answers: Record<string, { fingerprint: string; status: number; body: unknown }>;
};

export const emptyState = (): State => ({
  clockOffsetMs: 0,
  serial: 0,
  invoiceNumber: 0,
  customers: {},
  taxIds: {},
  products: {},
  prices: {},
  paymentMethods: {},
  cardNumbers: {},
  subscriptions: {},
  schedules: {},
  invoices: {},
  checkouts: {},
  portals: {},
  events: {},
  deliveries: [],
  answers: {},
});

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
