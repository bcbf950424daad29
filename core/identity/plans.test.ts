import { expect, test } from 'vitest';
import { featureGates, hasFeature, hasPlan, isSubscribed, planPrices, planRanks, plans } from './plans.ts';

test('the specification’s ranks, which are not the prices', () => {
  expect(planRanks).toMatchObject({ FREE: 0, SOLO: 89, PRO: 129, EXPERT: 199 });
  expect(planRanks.ENTERPRISE).toBeGreaterThan(planRanks.EXPERT);
  expect(planPrices.SOLO).toEqual({ monthly: 99, yearly: 990 });
});

test('a plan opens what it and the lower ones open, and nothing without a user', () => {
  for (const [index, mine] of plans.entries()) {
    for (const [rank, required] of plans.entries()) {
      expect(hasPlan({ subscription: mine }, required)).toBe(index >= rank);
    }
  }
  expect(hasPlan(null, 'FREE')).toBe(false);
  expect(hasPlan(undefined, 'FREE')).toBe(false);
});

test('features open at their plan', () => {
  expect(hasFeature({ subscription: 'SOLO' }, 'profileImport')).toBe(true);
  expect(hasFeature({ subscription: 'SOLO' }, 'csvExport')).toBe(false);
  expect(hasFeature({ subscription: 'EXPERT' }, 'api')).toBe(false);
  expect(Object.values(featureGates)).not.toContain('FREE');
});

test('every plan but FREE is a subscription', () => {
  expect(plans.filter((subscription) => isSubscribed({ subscription }))).toEqual([
    'SOLO',
    'PRO',
    'EXPERT',
    'ENTERPRISE',
  ]);
  expect(isSubscribed(null)).toBe(false);
});

test('a year costs ten months', () => {
  for (const price of Object.values(planPrices)) if (price) expect(price.yearly).toBe(price.monthly * 10);
});
