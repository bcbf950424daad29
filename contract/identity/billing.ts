import { z } from 'zod';
import { billingPeriods, paidPlans } from '#core/identity/billing.ts';
import { billingIntervals, plans } from '#core/identity/plans.ts';
import { endpoint } from '../endpoint.ts';

const instant = z.iso.datetime();

export const InvoiceAmounts = z.object({
  lines: z.array(
    z.object({
      label: z.string(),
      cents: z.number(),
      from: instant,
      to: instant,
      isProration: z.boolean(),
    }),
  ),
  subtotalCents: z.number(),
  taxCents: z.number(),
  totalCents: z.number(),
  /** What is charged, once what we owe is taken off. */
  dueCents: z.number(),
});
export type InvoiceAmounts = z.infer<typeof InvoiceAmounts>;

export const Billing = z.object({
  plan: z.enum(plans),
  /** False: this installation takes no payment. */
  isConfigured: z.boolean(),
  /** `granted`: a plan that nobody pays for here. */
  state: z.enum(['none', 'granted', 'active', 'ending', 'grace', 'suspended', 'ended']),
  subscription: z
    .object({
      plan: z.enum(paidPlans),
      period: z.enum(billingPeriods),
      priceCents: z.number(),
      since: instant,
      periodStart: instant,
      periodEnd: instant,
      next: z.object({ plan: z.enum(paidPlans), period: z.enum(billingPeriods) }).nullable(),
    })
    .nullable(),
  /** After a failed payment: what happens on which day. */
  grace: z
    .object({ since: instant, until: instant, daysLeft: z.number(), nextAttemptAt: instant.nullable() })
    .nullable(),
  card: z
    .object({ brand: z.string(), last4: z.string(), expMonth: z.number(), expYear: z.number() })
    .nullable(),
  company: z
    .object({
      name: z.string().nullable(),
      address: z.string().nullable(),
      vatNumber: z.string().nullable(),
    })
    .nullable(),
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string().nullable(),
      createdAt: instant,
      label: z.string(),
      totalCents: z.number(),
      status: z.enum(['open', 'paid', 'void', 'uncollectible']),
      pdfUrl: z.string().nullable(),
    }),
  ),
  /** The code of the first year may still be used. */
  mayUsePromotion: z.boolean(),
});
export type Billing = z.infer<typeof Billing>;

export const PlanOrder = z.object({
  plan: z.enum(paidPlans, { error: 'Choisissez SOLO, PRO ou EXPERT.' }),
  interval: z.enum(billingIntervals, { error: 'Choisissez une facturation mensuelle ou annuelle.' }),
  code: z.string().trim().max(40, '40 caractères au plus.').optional(),
});
export type PlanOrder = z.infer<typeof PlanOrder>;

export const ChangePreview = z.object({
  timing: z.enum(['now', 'at_period_end']),
  /** When the new plan begins. */
  startsAt: instant,
  /** The moment that the amounts were worked out for; given back to confirm exactly them. */
  pricedAt: instant,
  /** null: nothing is charged before the end of the period. */
  amounts: InvoiceAmounts.nullable(),
  /** What each later period costs, before tax. */
  nextPriceCents: z.number(),
  nextPeriod: z.enum(billingPeriods),
});
export type ChangePreview = z.infer<typeof ChangePreview>;

const Link = z.object({ url: z.string() });

export const billingApi = {
  read: endpoint('GET', '/api/billing', { reply: Billing }),
  /** Reads the provider again, now. */
  refresh: endpoint('POST', '/api/billing/refresh', { reply: Billing }),
  nextInvoice: endpoint('GET', '/api/billing/next-invoice', {
    reply: z.object({ invoice: InvoiceAmounts.extend({ at: instant }).nullable() }),
  }),
  checkout: endpoint('POST', '/api/billing/checkout', { body: PlanOrder, reply: Link }),
  preview: endpoint('POST', '/api/billing/change-preview', { body: PlanOrder, reply: ChangePreview }),
  change: endpoint('POST', '/api/billing/change', {
    body: PlanOrder.extend({ pricedAt: instant }),
    reply: Billing,
  }),
  cancel: endpoint('POST', '/api/billing/cancel', { reply: Billing }),
  /** Neither the cancellation nor the change that was planned happens. */
  takeBack: endpoint('POST', '/api/billing/take-back', { reply: Billing }),
  portal: endpoint('POST', '/api/billing/portal', {
    body: z.object({ goal: z.enum(['everything', 'card']).default('everything') }),
    reply: Link,
  }),
};

export const stripeWebhookPath = '/api/webhooks/stripe';
