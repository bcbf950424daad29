import { expect, test } from 'vitest';
import { makeCampaign } from '#tests/support/make-campaign.ts';
import { sayFew, sayOrder, sayOutside } from './wizard-progress.ts';

test('ready for few people is said with how few, and of how many', () => {
  const campaign = (leadsCount: number, qualifiedCount: number) =>
    makeCampaign(1, { leadsCount, qualifiedCount });
  expect(sayFew(campaign(23, 1))).toBe(', pour 1 personne sur 23');
  expect(sayFew(campaign(80, 12))).toBe(', pour 12 personnes sur 80');
  expect(sayFew(campaign(12, 12))).toBe('');
  expect(sayFew(campaign(90, 68))).toBe('');
  expect(sayFew(null)).toBe('');
});

test('whoever is kept outside the market stays said to be outside it', () => {
  expect(sayOutside(0, 0)).toBe('');
  expect(sayOutside(30, 0)).toBe(', dont 30 hors de votre marché');
  expect(sayOutside(0, 30)).toBe(', dont 30 hors de votre marché (30 gardées par vous)');
  expect(sayOutside(4, 1)).toBe(', dont 5 hors de votre marché (1 gardée par vous)');
});

test('everything is in order only where nothing is to be read again', () => {
  expect(sayOrder(0)).toBe('Tout est en ordre');
  expect(sayOrder(1)).toBe('Rien n’empêche le lancement, un point à relire');
  expect(sayOrder(2)).toBe('Rien n’empêche le lancement, 2 points à relire');
});
