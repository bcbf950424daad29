import { type BillingInterval, billingIntervals, planPrices } from '#core/identity/plans.ts';
import type { SiteConfig } from '#core/site-config.ts';
import { faq } from './landing/faq.ts';
import { type PricedPlan, pricedPlans } from './pricing/plan-texts.ts';

const product = 'Accroche';
const billingUnit: Record<BillingInterval, string> = { monthly: 'MON', yearly: 'ANN' };

const offersOf = (plan: PricedPlan, { publicUrl }: SiteConfig) =>
  billingIntervals
    // Free is free, whatever the interval.
    .filter((interval) => plan !== 'FREE' || interval === 'monthly')
    .map((interval) => {
      const price = planPrices[plan]?.[interval] ?? 0;
      return {
        '@type': 'Offer',
        name: plan === 'FREE' ? plan : `${plan}, ${interval === 'monthly' ? 'mensuel' : 'annuel'}`,
        url: `${publicUrl}/#tarifs`,
        price,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: 'EUR',
          valueAddedTaxIncluded: false,
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: billingUnit[interval] },
        },
      };
    });

/** What search engines read on the landing page: the program, its prices, its questions. */
export function landingData(config: SiteConfig, description: string): object {
  const { publicUrl } = config;
  const offers = pricedPlans.flatMap((plan) => offersOf(plan, config));
  const image = `${publicUrl}/og.png`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'SoftwareApplication',
        '@id': `${publicUrl}/#application`,
        name: product,
        url: `${publicUrl}/`,
        image,
        description,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        inLanguage: 'fr-FR',
        offers,
      },
      {
        '@type': 'Product',
        '@id': `${publicUrl}/#product`,
        name: product,
        image,
        description,
        brand: { '@type': 'Brand', name: product },
        offers,
      },
      {
        '@type': 'FAQPage',
        '@id': `${publicUrl}/#faq`,
        mainEntity: faq.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}
