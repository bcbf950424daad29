import { type Plan, planLimits, planPrices, plans } from '#core/identity/plans.ts';
import { priceText } from '../pricing/plan-texts.ts';

const euros = (amount: number | undefined) => (amount === undefined ? 'sur devis' : priceText(amount));

function rowOf(plan: Plan): string[] {
  const { leadSearches, icps, offers } = planLimits[plan];
  const searches =
    leadSearches && `${leadSearches.count} ${leadSearches.per === 'month' ? 'par mois' : 'en tout'}`;
  return [
    plan,
    euros(planPrices[plan]?.monthly),
    euros(planPrices[plan]?.yearly),
    searches ?? 'sur mesure',
    String(icps ?? 'illimité'),
    String(offers ?? 'illimité'),
  ];
}

const names = ['Formule', 'Par mois', 'Par an', 'Recherches', 'Clients idéaux (ICP)', 'Offres'];

/** Every plan with its prices and limits, as a table in Markdown. */
export const plansTable = (): string =>
  [names, names.map(() => '---'), ...plans.map(rowOf)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
