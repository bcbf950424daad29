import { expect, test } from 'vitest';
import { chosenPlan, pathAfterSignUp, planText } from './chosen-plan.ts';

const chosen = (query: string) => chosenPlan(new URLSearchParams(query));

test('a plan of the rate card is kept, with its interval', () => {
  expect(chosen('plan=PRO&interval=yearly')).toEqual({ plan: 'PRO', interval: 'yearly' });
  expect(chosen('plan=solo')).toEqual({ plan: 'SOLO', interval: 'monthly' });
  expect(planText({ plan: 'PRO', interval: 'yearly' })).toBe('Formule PRO, facturation annuelle');
});

test('anything else is ignored', () => {
  expect(chosen('plan=GOLD')).toBeNull();
  expect(chosen('plan=ENTERPRISE')).toBeNull();
  expect(chosen('')).toBeNull();
});

test('only a paid plan goes on to its payment', () => {
  expect(pathAfterSignUp(chosen('plan=EXPERT'))).toBe('/parametres#abonnement');
  expect(pathAfterSignUp(chosen('plan=FREE'))).toBe('/');
  expect(pathAfterSignUp(null)).toBe('/');
});
