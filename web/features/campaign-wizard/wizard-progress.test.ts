import { expect, test } from 'vitest';
import { makeCampaign } from '#tests/support/make-campaign.ts';
import { sayFew } from './wizard-progress.ts';

test('ready for few people is said with how few, and of how many', () => {
  const campaign = (leadsCount: number, qualifiedCount: number) =>
    makeCampaign(1, { leadsCount, qualifiedCount });
  expect(sayFew(campaign(23, 1))).toBe(', pour 1 personne sur 23');
  expect(sayFew(campaign(80, 12))).toBe(', pour 12 personnes sur 80');
  expect(sayFew(campaign(12, 12))).toBe('');
  expect(sayFew(campaign(90, 68))).toBe('');
  expect(sayFew(null)).toBe('');
});
