import { expect, test } from 'vitest';
import { emptyOfferData, mergeOfferData } from '../offers/offer-data.ts';
import { emptyCriteria } from '../targeting/icp-criteria.ts';
import { officeHours } from './engagement.ts';
import { canLaunch, checkLaunch, type LaunchFacts } from './launch-checks.ts';
import { defaultEngagement } from './sequence-models.ts';
import { nextStep, reportSteps } from './wizard-steps.ts';

const ready: LaunchFacts = {
  offerData: mergeOfferData(emptyOfferData, {
    personalProfile: { displayName: 'Ana', jobTitle: 'Directrice' },
    companyInfo: { companyName: 'Liseré', serviceDescription: 'Audit', serviceOffer: 'Diagnostic' },
  }),
  icpData: { ...emptyCriteria, titles: ['DRH'], places: [{ id: null, label: 'Lyon' }] },
  leadsCount: 12,
  qualifiedCount: 12,
  engagementConfig: defaultEngagement,
  account: { name: 'Ana Dupont', state: 'connected' },
  email: { address: 'ana@exemple.fr', isVerified: true },
  plan: 'FREE',
  offerName: 'Liseré',
  icpName: 'DRH, Lyon',
};

test('all is ready', () => {
  const checks = checkLaunch(ready);
  expect(checks.map(({ name }) => name)).toEqual([
    'account',
    'email',
    'offer',
    'targeting',
    'leads',
    'sequence',
    'schedule',
  ]);
  expect(canLaunch(checks)).toBe(true);
});

test.each<[string, Partial<LaunchFacts>, string, string]>([
  ['no account', { account: null }, 'account', 'Compte LinkedIn à relier'],
  [
    'a lost account',
    { account: { name: 'Ana', state: 'disconnected' } },
    'account',
    'Compte LinkedIn déconnecté',
  ],
  [
    'a restricted one',
    { account: { name: 'Ana', state: 'restricted' } },
    'account',
    'Compte LinkedIn restreint',
  ],
  [
    'an unverified address',
    { email: { address: 'a@b.fr', isVerified: false } },
    'email',
    'E-mail à vérifier',
  ],
  ['no offer', { offerData: null }, 'offer', 'Offre incomplète'],
  ['a vague target', { icpData: emptyCriteria }, 'targeting', 'Ciblage trop vague'],
  ['nobody', { leadsCount: 0, qualifiedCount: 0 }, 'leads', 'Personne à contacter'],
  ['no sequence', { engagementConfig: { ...defaultEngagement, steps: [] } }, 'sequence', 'Séquence à revoir'],
  [
    'hours beyond the plan',
    { engagementConfig: { ...defaultEngagement, schedule: { ...officeHours, to: '20:00' } } },
    'schedule',
    'Plage d’envoi hors de votre formule',
  ],
  [
    'a window that never opens',
    { engagementConfig: { ...defaultEngagement, schedule: { ...officeHours, days: [] } } },
    'schedule',
    'Plage d’envoi impossible',
  ],
])('%s is refused, alone, with a way to mend it', (_, change, name, title) => {
  const refused = checkLaunch({ ...ready, ...change }).filter(({ isPassed }) => !isPassed);
  expect(refused.map((check) => [check.name, check.title])).toEqual([[name, title]]);
  expect(refused[0]?.mendsAt).not.toBeNull();
  expect(refused[0]?.detail).toMatch(/\.$/);
});

test('own hours pass with the plan that has them', () => {
  const engagementConfig = { ...defaultEngagement, schedule: { ...officeHours, to: '20:00' } };
  expect(canLaunch(checkLaunch({ ...ready, engagementConfig, plan: 'PRO' }))).toBe(true);
});

test('a person who left goes on at the first step that is not complete', () => {
  expect(nextStep(ready)).toBe('review');
  expect(nextStep({ ...ready, leadsCount: 0, qualifiedCount: 0 })).toBe('leads');
  expect(nextStep({ ...ready, offerData: null, leadsCount: 0, qualifiedCount: 0 })).toBe('offer');
  expect(reportSteps({ ...ready, icpData: null }).targeting).toMatchObject({
    isComplete: false,
    hasBegun: false,
  });
});
