import type { BillingPeriod, PaidPlan } from '#core/identity/billing.ts';

export type PaidSubscription = {
  id: string;
  plan: PaidPlan;
  period: BillingPeriod;
  status: 'active' | 'past_due' | 'ended';
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  isEnding: boolean;
  endedAt: Date | null;
  /** What it becomes at the end of its period. */
  next: { plan: PaidPlan; period: BillingPeriod } | null;
};

export type InvoiceLine = { label: string; cents: number; from: Date; to: Date; isProration: boolean };
export type InvoiceAmounts = {
  lines: InvoiceLine[];
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
  /** What is really charged, once what we owe the customer is taken off. */
  dueCents: number;
};
export type PaidInvoice = InvoiceAmounts & {
  id: string;
  number: string | null;
  subscriptionId: string | null;
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  createdAt: Date;
  pdfUrl: string | null;
  nextAttemptAt: Date | null;
  attempts: number;
};

export type CustomerRecord = {
  name: string | null;
  address: string | null;
  country: string | null;
  vatNumber: string | null;
  card: { brand: string; last4: string; expMonth: number; expYear: number } | null;
  subscriptions: PaidSubscription[];
  invoices: PaidInvoice[];
};

type Terms = { plan: PaidPlan; period: BillingPeriod };

/** Money, in our words: what the payment provider does for us. Every failure is a `PaymentsError`. */
export type Payments = {
  /** `former`: how many subscriptions they had, under a customer who is deleted. */
  createCustomer(person: { userId: string; email: string; name: string; former: number }): Promise<string>;
  /** A page of the provider where the user pays. */
  openCheckout(
    order: Terms & {
      customerId: string;
      userId: string;
      successUrl: string;
      cancelUrl: string;
      expiresAt: Date;
    },
  ): Promise<{ id: string; url: string }>;
  /** Nobody can pay there any more; false when somebody already did. */
  closeCheckout(id: string): Promise<boolean>;
  /** null: deleted there, and every subscription with them. */
  readCustomer(customerId: string): Promise<CustomerRecord | null>;
  previewChange(subscriptionId: string, to: Terms, at: Date): Promise<InvoiceAmounts>;
  previewNext(subscriptionId: string): Promise<(InvoiceAmounts & { at: Date }) | null>;
  /** Charges the difference at once; refused, only what waited for the end of the period is gone (`planAgain`). */
  changeNow(subscriptionId: string, to: Terms, at: Date): Promise<void>;
  changeAtPeriodEnd(subscriptionId: string, to: Terms): Promise<void>;
  /** What was to change at the end of the period does not. */
  forgetChange(subscriptionId: string): Promise<void>;
  /** What waited for the end of the period waits again, unless the subscription has changed since. */
  planAgain(subscriptionId: string, from: Terms, next: Terms): Promise<void>;
  setEnding(subscriptionId: string, isEnding: boolean): Promise<void>;
  openPortal(customerId: string, returnUrl: string, goal: 'everything' | 'card'): Promise<string>;
  /** The names of prices that are not there, or at another amount. */
  missingPrices(): Promise<string[]>;
  /** Creates what is missing of products and prices; says what it made. */
  prepareCatalogue(): Promise<string[]>;
  /** The news, when the signature is the provider's; null when it is not. */
  readNews(raw: string, signature: string): PaymentNews | null;
};

export type PaymentNews = { id: string; type: string; customerId: string | null; createdAt: Date };

export class PaymentsError extends Error {
  /** `declined`: the card; `missing_price`: the catalogue; `refused`: the request; `unavailable`: try later. */
  readonly kind: 'declined' | 'missing_price' | 'refused' | 'unavailable';
  constructor(kind: PaymentsError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
