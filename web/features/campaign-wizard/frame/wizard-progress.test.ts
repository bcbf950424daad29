import { expect, test } from 'vitest';
import { type LaunchCheck, passed, refused } from '#core/campaigns/launch-check.ts';
import { makeCampaign } from '#tests/support/make-campaign.ts';
import { contentOf } from '../autosave/campaign-fields.ts';
import { describeFew, describeOrder, describeOutside, progressOf } from './wizard-progress.ts';

test('ready for few people is said with how few, and of how many', () => {
  const campaign = (leadsCount: number, qualifiedCount: number) =>
    makeCampaign(1, { leadsCount, qualifiedCount });
  expect(describeFew(campaign(23, 1))).toBe(', pour 1 personne sur 23');
  expect(describeFew(campaign(80, 12))).toBe(', pour 12 personnes sur 80');
  expect(describeFew(campaign(12, 12))).toBe('');
  expect(describeFew(campaign(90, 68))).toBe('');
  expect(describeFew(null)).toBe('');
});

test('whoever is kept outside the market stays said to be outside it', () => {
  expect(describeOutside(0, 0, 40)).toBe('');
  expect(describeOutside(30, 0, 40)).toBe(', dont 30 hors de votre marché');
  expect(describeOutside(0, 30, 40)).toBe(', dont 30 hors de votre marché (30 gardées par vous)');
  expect(describeOutside(4, 1, 40)).toBe(', dont 5 hors de votre marché (1 gardée par vous)');
  expect(describeOutside(11, 0, 11)).toBe(', toutes hors de votre marché');
  expect(describeOutside(9, 2, 11)).toBe(', toutes hors de votre marché (2 gardées par vous)');
  expect(describeOutside(0, 11, 11)).toBe(', toutes hors de votre marché, gardées par vous');
});

test('what was launched is not « ready », but what it is', () => {
  const review = (changes: Parameters<typeof makeCampaign>[1], refusedChecks: number | null) => {
    const campaign = makeCampaign(1, { leadsCount: 52, qualifiedCount: 18, ...changes });
    const editing = { campaign, content: contentOf(campaign), refusals: {}, conflicts: [] };
    return progressOf(editing, 'PRO', { refusedChecks, leadsCheck: null, isSearching: false }).review.result;
  };
  const launchedAt = '2026-11-16T08:00:00.000Z';
  expect(review({}, 0)).toBe('Tout est prêt, pour 18 personnes sur 52');
  expect(review({ launchedAt, status: 'completed' }, 0)).toBe('Terminée');
  expect(review({ launchedAt, status: 'active' }, null)).toBe('En cours');
  expect(review({ launchedAt, status: 'active' }, 1)).toBe('1 point à corriger');
});

test('everything is in order only where nothing is to be read again', () => {
  expect(describeOrder(0)).toBe('Tout est en ordre');
  expect(describeOrder(1)).toBe('Rien n’empêche le lancement, un point à relire');
  expect(describeOrder(2)).toBe('Rien n’empêche le lancement, 2 points à relire');
});

test('leads whom a launch would not contact do not end their step', () => {
  const campaign = makeCampaign(1, { leadsCount: 40, qualifiedCount: 12 });
  const editing = { campaign, content: contentOf(campaign), refusals: {}, conflicts: [] };
  const leads = (leadsCheck: LaunchCheck | null) =>
    progressOf(editing, 'PRO', { refusedChecks: null, leadsCheck, isSearching: false }).leads;
  expect(leads(null)).toEqual({ result: '12 qualifiées sur 40', state: 'done' });
  expect(leads(passed('leads', 'Des personnes à contacter', ''))).toMatchObject({ state: 'done' });
  const nobody = refused('leads', 'Aucune personne à contacter', '12 sont hors de votre marché.', {
    step: 'leads',
  });
  expect(leads(nobody)).toEqual({ result: '1 point à compléter', state: 'wrong' });
});
