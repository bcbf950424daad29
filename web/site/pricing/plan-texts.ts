import {
  type Plan,
  type PlanFeature,
  type PlanLimits,
  planLimits,
  planRanks,
  requiredPlans,
} from '#core/identity/plans.ts';

export type PricedPlan = Exclude<Plan, 'ENTERPRISE'>;

export const pricedPlans: readonly PricedPlan[] = ['FREE', 'SOLO', 'PRO', 'EXPERT'];

export const planPurposes: Record<PricedPlan, string> = {
  FREE: 'Testez sans CB',
  SOLO: 'Pour prospecter en solo',
  PRO: 'Pour suivre vos résultats',
  EXPERT: 'Pour tout régler finement',
};

/** A limit as a number and what follows it: « 40 par mois », « Illimités ». */
export function limitText(plan: Plan, limit: keyof PlanLimits): { count: string; unit?: string } {
  if (limit === 'leadSearches') {
    const searches = planLimits[plan].leadSearches;
    if (!searches) return { count: 'Sur mesure' };
    return { count: String(searches.count), unit: searches.per === 'lifetime' ? 'au total' : 'par mois' };
  }
  const count = planLimits[plan][limit];
  if (count === null) return { count: limit === 'icps' ? 'Illimités' : 'Illimitées' };
  return { count: String(count) };
}

export const planFeatures = Object.keys(requiredPlans) as PlanFeature[];

/** What a plan adds to the one below it. */
export const featuresAddedBy = (plan: Plan): PlanFeature[] =>
  planFeatures.filter((feature) => requiredPlans[feature] === plan);

export const planIncludes = (plan: Plan, feature: PlanFeature): boolean =>
  planRanks[plan] >= planRanks[requiredPlans[feature]];

const nbsp = '\u00a0';

/** « 1 290 € »: no decimals, and never broken over two lines. */
export const priceText = (euros: number): string =>
  `${String(euros).replace(/\B(?=(\d{3})+$)/g, nbsp)}${nbsp}€`;
