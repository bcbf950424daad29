import { expect, test } from 'vitest';
import { plans } from '#core/identity/plans.ts';
import {
  featuresAddedBy,
  limitText,
  planFeatures,
  planIncludes,
  pricedPlans,
  priceText,
} from './plan-texts.ts';

const text = (plan: (typeof plans)[number], limit: Parameters<typeof limitText>[1]) => {
  const { count, unit } = limitText(plan, limit);
  return unit ? `${count} ${unit}` : count;
};

test('the limits of section 9, in words', () => {
  expect(plans.map((plan) => text(plan, 'leadSearches'))).toEqual([
    '10 au total',
    '40 par mois',
    '80 par mois',
    '150 par mois',
    'Sur mesure',
  ]);
  expect(plans.map((plan) => text(plan, 'icps'))).toEqual(['1', '1', '2', '3', 'Illimités']);
  expect(plans.map((plan) => text(plan, 'offers'))).toEqual(['1', '1', '2', '3', 'Illimitées']);
});

test('each feature of section 6 is added by one plan and kept by those above, webhooks among them', () => {
  expect(plans.flatMap(featuresAddedBy)).toHaveLength(planFeatures.length);
  expect(pricedPlans.map((plan) => featuresAddedBy(plan).length)).toEqual([0, 1, 4, 3]);
  for (const feature of planFeatures) {
    const included = plans.map((plan) => planIncludes(plan, feature));
    expect(included).toEqual([...included].sort());
    expect(included.at(-1)).toBe(true);
  }
});

test('prices have no decimals and do not break', () => {
  expect([0, 99, 1290, 12345678].map(priceText)).toEqual([
    '0\u00a0€',
    '99\u00a0€',
    '1\u00a0290\u00a0€',
    '12\u00a0345\u00a0678\u00a0€',
  ]);
});
