import { expect, test } from 'vitest';
import {
  hasFeature,
  hasPlan,
  mostPopularPlan,
  type Plan,
  planLimits,
  planPrices,
  planRanks,
  plans,
  promotion,
  requiredPlans,
} from './plans.ts';

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
  expect(Object.values(requiredPlans)).not.toContain('FREE');
});

test('a year costs ten months', () => {
  for (const price of Object.values(planPrices)) if (price) expect(price.yearly).toBe(price.monthly * 10);
});

test.each([
  ['FREE', 0, 0],
  ['SOLO', 99, 990],
  ['PRO', 129, 1290],
  ['EXPERT', 199, 1990],
] as const)('%s costs %i a month, %i a year', (plan, monthly, yearly) => {
  expect(planPrices[plan]).toEqual({ monthly, yearly });
});

test.each<[Plan, number, 'lifetime' | 'month', number]>([
  ['FREE', 10, 'lifetime', 1],
  ['SOLO', 40, 'month', 1],
  ['PRO', 80, 'month', 2],
  ['EXPERT', 150, 'month', 3],
])('%s has %i searches (%s), %i targets and as many offers', (plan, count, per, each) => {
  expect(planLimits[plan]).toEqual({ leadSearches: { count, per }, icps: each, offers: each });
});

test('ENTERPRISE is on quotation, without limits of its own', () => {
  expect(planPrices.ENTERPRISE).toBeNull();
  expect(planLimits.ENTERPRISE).toEqual({ leadSearches: null, icps: null, offers: null });
});

test('what each plan opens', () => {
  expect(requiredPlans).toEqual({
    profileImport: 'SOLO',
    detailedAnalytics: 'PRO',
    csvExport: 'PRO',
    webhooks: 'PRO',
    standardScheduling: 'PRO',
    advancedScheduling: 'EXPERT',
    realTimeNotifications: 'EXPERT',
    prioritySupport: 'EXPERT',
    api: 'ENTERPRISE',
    roundTheClockSupport: 'ENTERPRISE',
  });
  expect(mostPopularPlan).toBe('PRO');
});

test('the code of the banner: two months on a year', () => {
  expect(promotion).toEqual({ code: 'BIENVENUE', freeMonths: 2, interval: 'yearly' });
});
