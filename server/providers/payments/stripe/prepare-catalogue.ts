import Stripe from 'stripe';
import { billingPeriods, monthsOf, paidPlans, priceCatalogue } from '#core/identity/billing.ts';
import { keyName } from './translate.ts';

const productNames: Record<(typeof billingPeriods)[number], string> = {
  monthly: 'mensuel',
  yearly: 'annuel',
  welcome: `première année de ${monthsOf.welcome} mois`,
};

/** Our prices that the provider does not have, or has at another amount. */
export async function findMissingPrices(stripe: Stripe): Promise<(typeof priceCatalogue)[number][]> {
  const known = new Map<string, Stripe.Price>();
  for (const plan of paidPlans) {
    const { data } = await stripe.prices.list({
      lookup_keys: billingPeriods.map((period) => keyOf(plan, period)),
      active: true,
    });
    for (const price of data) known.set(price.lookup_key ?? '', price);
  }
  return priceCatalogue.filter(({ key, cents }) => known.get(key)?.unit_amount !== cents);
}

/** Makes the products and prices that are missing, under names that never change; run again, it makes nothing. */
export async function prepareCatalogue(stripe: Stripe): Promise<string[]> {
  const made: string[] = [];
  for (const { plan, period, key, cents, months } of await findMissingPrices(stripe)) {
    const product = await ensureProduct(
      stripe,
      `${key}_product`,
      `Accroche ${plan}, ${productNames[period]}`,
    );
    await stripe.prices.create({
      currency: 'eur',
      product,
      unit_amount: cents,
      lookup_key: key,
      metadata: { [keyName]: key },
      // A new amount takes the name over; who pays the old one keeps it.
      transfer_lookup_key: true,
      tax_behavior: 'exclusive',
      recurring:
        months % 12 === 0
          ? { interval: 'year', interval_count: months / 12 }
          : { interval: 'month', interval_count: months },
    });
    made.push(key);
  }
  return made;
}

const keyOf = (plan: string, period: string) =>
  priceCatalogue.find((price) => price.plan === plan && price.period === period)?.key ?? '';

async function ensureProduct(stripe: Stripe, id: string, name: string): Promise<string> {
  try {
    return (await stripe.products.retrieve(id)).id;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error.statusCode !== 404) throw error;
    return (await stripe.products.create({ id, name })).id;
  }
}
