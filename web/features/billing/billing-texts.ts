import { type BillingPeriod, monthsOf } from '#core/identity/billing.ts';
import { type Plan, planLimits } from '#core/identity/plans.ts';
import { dayMs } from '#core/time/durations.ts';
import { formatParisDate } from '#web/lib/format.ts';

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const wholeEuros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** `154,80 €`; a credit has a true minus sign. */
export const formatCents = (cents: number): string => euros.format(cents / 100).replace('-', '−\u00a0');
export const formatPrice = (cents: number): string => wholeEuros.format(cents / 100);

export const day = (iso: string): string => formatParisDate(new Date(iso));

/** The last day of something that ends at that moment. */
export const lastDay = (iso: string): string => formatParisDate(new Date(new Date(iso).getTime() - 1));

/** The last day of a period, whose next one begins then. */
export const dayBefore = (iso: string): string => formatParisDate(new Date(new Date(iso).getTime() - dayMs));

export const perPeriod: Record<BillingPeriod, string> = {
  monthly: 'par mois',
  yearly: 'par an',
  welcome: `pour ${monthsOf.welcome} mois`,
};

export const periodNames: Record<BillingPeriod, string> = {
  monthly: 'mensuel',
  yearly: 'annuel',
  welcome: `première année de ${monthsOf.welcome} mois`,
};

const count = (number: number | null, one: string, many: string): string =>
  number === null ? `${many} sans limite` : `${number}\u00a0${number > 1 ? many : one}`;

/** « 80 recherches par mois, 2 ciblages, 2 offres. » */
export function describeLimits(plan: Plan): string {
  const { leadSearches, icps, offers } = planLimits[plan];
  const searches = leadSearches
    ? `${leadSearches.count}\u00a0recherches ${leadSearches.per === 'month' ? 'par mois' : 'au total'}`
    : 'recherches sur mesure';
  return `${searches}, ${count(icps, 'ciblage', 'ciblages')}, ${count(offers, 'offre', 'offres')}`;
}
