import { expect, test } from 'vitest';
import { describeAct } from './audit-acts.ts';
import { limitsOf, modelTextsOf } from './custom-limits.ts';
import { planLimits } from './plans.ts';

const customLimits = { leadSearchesPerMonth: 400, icps: null, offers: 6, modelTextsPerMonth: 9000 };

test('what was agreed replaces the plan’s limits, on ENTERPRISE alone', () => {
  const agreed = { subscription: 'ENTERPRISE', customLimits } as const;
  expect(limitsOf(agreed)).toEqual({ leadSearches: { count: 400, per: 'month' }, icps: null, offers: 6 });
  expect(modelTextsOf(agreed)).toBe(9000);
  expect(limitsOf({ ...agreed, subscription: 'PRO' })).toBe(planLimits.PRO);
  expect(modelTextsOf({ ...agreed, subscription: 'PRO' })).toBe(1500);
  expect(limitsOf({ subscription: 'ENTERPRISE', customLimits: null })).toBe(planLimits.ENTERPRISE);
});

test('a line of the log says what changed', () => {
  expect(describeAct('signed_out', {})).toBe('Déconnexion');
  expect(describeAct('signed_in', { device: 'Firefox sur Mac' })).toBe('Connexion\u00a0: Firefox sur Mac');
  expect(describeAct('plan_changed', { before: 'FREE', after: 'PRO' })).toBe(
    'Formule changée\u00a0: FREE → PRO',
  );
  expect(describeAct('limits_changed', { limits: customLimits })).toBe(
    'Limites changées\u00a0: 400 recherches par mois, sans limite de ciblages, 6 offres, 9000 textes de modèle par mois',
  );
});
