import Stripe from 'stripe';
import {
  type BillingPeriod,
  isSequel,
  lookupKeyOf,
  type PaidPlan,
  priceCatalogue,
} from '#core/identity/billing.ts';
import { type Payments, PaymentsError } from '../payments.ts';
import { findMissingPrices, prepareCatalogue } from './prepare-catalogue.ts';
import type { StripeConfig } from './stripe-config.ts';
import { toAmounts, toDate, toInvoice, toPaymentsError, toSubscription } from './translate.ts';

type Terms = { plan: PaidPlan; period: BillingPeriod };

const timeoutMs = 20_000;
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Stripe Billing and Checkout, through the official SDK. */
export function stripePayments(config: StripeConfig): Payments {
  const stripe = openStripe(config);
  /** Our name of each price by its id, and back; read again when one is not known. */
  const keys = new Map<string, string>();

  async function readPrices(): Promise<void> {
    const all = priceCatalogue.map(({ key }) => key);
    // The provider takes ten names at a time.
    for (let from = 0; from < all.length; from += 10) {
      const { data } = await stripe.prices.list({
        lookup_keys: all.slice(from, from + 10),
        active: true,
        limit: 100,
      });
      for (const price of data) if (price.lookup_key) keys.set(price.id, price.lookup_key);
    }
  }
  async function priceIdOf({ plan, period }: Terms): Promise<string> {
    const key = lookupKeyOf(plan, period);
    const find = () => [...keys].find(([, one]) => one === key)?.[0];
    if (!find()) await readPrices();
    const id = find();
    if (!id) throw new PaymentsError('missing_price', key);
    return id;
  }
  async function read(id: string) {
    const subscription = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] });
    const [item] = subscription.items.data;
    if (!item) throw new PaymentsError('refused', `subscription ${id} has no item`);
    return { subscription, item };
  }
  /** What the next charge may be made with. */
  async function readCards({ customer: of, default_payment_method: own }: Stripe.Subscription) {
    const customer = await stripe.customers.retrieve(typeof of === 'string' ? of : of.id);
    const standing = customer.deleted ? null : customer.invoice_settings.default_payment_method;
    return [own, standing].flatMap((card) => (typeof card === 'string' ? card : (card?.id ?? [])));
  }
  /** A schedule forbids direct changes: it goes first. */
  async function release(id: string): Promise<void> {
    const { subscription } = await read(id);
    if (subscription.schedule && typeof subscription.schedule === 'object')
      await stripe.subscriptionSchedules.release(subscription.schedule.id);
  }
  async function scheduleNext(id: string, to: Terms): Promise<void> {
    const price = await priceIdOf(to);
    await release(id);
    const { item } = await read(id);
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
    await stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          items: [{ price: item.price.id, quantity: 1 }],
          start_date: item.current_period_start,
          end_date: item.current_period_end,
        },
        { items: [{ price, quantity: 1 }] },
      ],
    });
  }

  const payments: Payments = {
    createCustomer: async ({ userId, email, name, former }) => {
      const customer = await stripe.customers.create(
        { email, name, preferred_locales: ['fr'], metadata: { userId } },
        // Two calls at once make one customer; after a deleted one, another.
        { idempotencyKey: former > 0 ? `customer-${userId}-${former}` : `customer-${userId}` },
      );
      return customer.id;
    },
    openCheckout: async ({ customerId, userId, successUrl, cancelUrl, expiresAt, ...terms }) => {
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customerId,
        line_items: [{ price: await priceIdOf(terms), quantity: 1 }],
        success_url: successUrl,
        cancel_url: cancelUrl,
        client_reference_id: userId,
        locale: 'fr',
        automatic_tax: { enabled: true },
        tax_id_collection: { enabled: true },
        billing_address_collection: 'required',
        customer_update: { address: 'auto', name: 'auto' },
        subscription_data: { metadata: { userId } },
        expires_at: seconds(expiresAt),
      });
      if (!session.url) throw new PaymentsError('refused', `checkout ${session.id} has no page`);
      return { id: session.id, url: session.url };
    },
    closeCheckout: async (id) => {
      const session = await stripe.checkout.sessions.retrieve(id);
      if (session.status === 'complete') return false;
      if (session.status === 'open') await stripe.checkout.sessions.expire(id);
      return true;
    },
    readCustomer: async (customerId) => {
      const customer = await stripe.customers.retrieve(customerId, {
        expand: ['invoice_settings.default_payment_method', 'tax_ids'],
      });
      if (customer.deleted) return null;
      const subscriptions = await stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: 100,
        expand: ['data.schedule', 'data.default_payment_method'],
      });
      const invoices = await stripe.invoices.list({ customer: customerId, limit: 100 });
      if (keys.size < priceCatalogue.length) await readPrices();
      const kept = subscriptions.data.flatMap(
        (one) => toSubscription(one, (id) => keys.get(id) ?? null) ?? [],
      );
      const methods = [
        customer.invoice_settings.default_payment_method,
        ...subscriptions.data.map(({ default_payment_method: method }) => method),
      ];
      const card = methods.map((one) => (typeof one === 'object' ? one?.card : null)).find(Boolean);
      const { address } = customer;
      return {
        name: customer.name ?? null,
        address: address
          ? [address.line1, address.line2, address.postal_code, address.city].filter(Boolean).join(', ')
          : null,
        country: address?.country ?? null,
        vatNumber: customer.tax_ids?.data[0]?.value ?? null,
        card: card
          ? { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }
          : null,
        subscriptions: kept,
        invoices: invoices.data.flatMap((one) => toInvoice(one) ?? []),
      };
    },
    previewChange: async (id, to, at) => {
      const { item } = await read(id);
      const preview = await stripe.invoices.createPreview({
        subscription: id,
        subscription_details: {
          items: [{ id: item.id, price: await priceIdOf(to) }],
          proration_behavior: 'always_invoice',
          proration_date: seconds(at),
        },
      });
      return toAmounts(preview);
    },
    previewNext: async (id) => {
      const { subscription, item } = await read(id);
      if (subscription.cancel_at_period_end || subscription.status === 'canceled') return null;
      const preview = await stripe.invoices.createPreview({ subscription: id });
      return { ...toAmounts(preview), at: toDate(item.current_period_end) };
    },
    changeNow: async (id, to, at) => {
      const price = await priceIdOf(to);
      await release(id);
      const { subscription, item } = await read(id);
      const cards = await readCards(subscription);
      await stripe.subscriptions.update(
        id,
        {
          items: [{ id: item.id, price }],
          // In the same call: a card that is refused leaves the cancellation as it was.
          cancel_at_period_end: false,
          proration_behavior: 'always_invoice',
          proration_date: seconds(at),
          payment_behavior: 'error_if_incomplete',
        },
        // Confirmed twice, charged once; with another card it is another try, not the refusal of the first again.
        { idempotencyKey: ['change', id, price, seconds(at), ...cards].join('-') },
      );
    },
    changeAtPeriodEnd: scheduleNext,
    forgetChange: release,
    planAgain: async (id, from, next) => {
      if (keys.size < priceCatalogue.length) await readPrices();
      const now = toSubscription((await read(id)).subscription, (one) => keys.get(one) ?? null);
      if (!now || now.status === 'ended' || now.isEnding) return;
      if (now.plan !== from.plan || now.period !== from.period) return;
      if (now.next && !isSequel(now, now.next)) return;
      await scheduleNext(id, next);
    },
    setEnding: async (id, isEnding) => {
      if (isEnding) await release(id);
      await stripe.subscriptions.update(id, { cancel_at_period_end: isEnding });
    },
    openPortal: async (customerId, returnUrl, goal) => {
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
        locale: 'fr',
        ...(goal === 'card' && { flow_data: { type: 'payment_method_update' as const } }),
      });
      return session.url;
    },
    missingPrices: async () => (await findMissingPrices(stripe)).map(({ key }) => key),
    prepareCatalogue: () => prepareCatalogue(stripe),
    readNews: (raw, signature) => {
      try {
        const event = stripe.webhooks.constructEvent(raw, signature, config.webhookSecret);
        return {
          id: event.id,
          type: event.type,
          customerId: customerOf(event.data.object),
          createdAt: toDate(event.created),
        };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },
  };
  return inOurWords(payments);
}

function openStripe({ key, origin }: StripeConfig): Stripe {
  const url = origin ? new URL(origin) : null;
  return new Stripe(key, {
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === 'https:' ? 443 : 80),
      protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  });
}

/** The customer that news are about: itself, or whom it belongs to. */
function customerOf(object: object): string | null {
  const { id, customer } = object as { id?: string; customer?: string | { id: string } | null };
  if (typeof customer === 'string') return customer;
  if (customer) return customer.id;
  return id?.startsWith('cus_') ? id : null;
}

function inOurWords(payments: Payments): Payments {
  const wrap =
    <A extends unknown[], R>(act: (...input: A) => Promise<R>) =>
    (...input: A) =>
      act(...input).catch((error: unknown) => {
        throw toPaymentsError(error);
      });
  return {
    createCustomer: wrap(payments.createCustomer),
    openCheckout: wrap(payments.openCheckout),
    closeCheckout: wrap(payments.closeCheckout),
    readCustomer: wrap(payments.readCustomer),
    previewChange: wrap(payments.previewChange),
    previewNext: wrap(payments.previewNext),
    changeNow: wrap(payments.changeNow),
    changeAtPeriodEnd: wrap(payments.changeAtPeriodEnd),
    forgetChange: wrap(payments.forgetChange),
    planAgain: wrap(payments.planAgain),
    setEnding: wrap(payments.setEnding),
    openPortal: wrap(payments.openPortal),
    missingPrices: wrap(payments.missingPrices),
    prepareCatalogue: wrap(payments.prepareCatalogue),
    readNews: payments.readNews,
  };
}
