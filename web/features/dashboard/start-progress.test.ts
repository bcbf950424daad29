import { expect, test } from 'vitest';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { paths, wizardPath } from '#contract/paths.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { mergeOfferData } from '#core/offers/offer-data.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { goodOffer, goodTarget } from '#tests/support/good-campaign.ts';
import { makeCampaign } from '#tests/support/make-campaign.ts';
import { hasLaunched, startSteps } from './start-progress.ts';

const withOffer = (campaign: Campaign): Campaign => ({
  ...campaign,
  offerId: campaign.id,
  offerData: mergeOfferData(campaign.offerData, goodOffer),
});
const withTarget = (campaign: Campaign): Campaign => ({
  ...campaign,
  icpData: { ...emptyCriteria, ...goodTarget },
});
const withLeads = (campaign: Campaign): Campaign => ({ ...campaign, leadsCount: 3, qualifiedCount: 3 });
const withSequence = (campaign: Campaign): Campaign => ({
  ...campaign,
  metadata: { ...campaign.metadata, engagementConfig: defaultEngagement },
});

/** The first step left to do, and where it leads. */
const next = (...given: Parameters<typeof startSteps>) => {
  const steps = startSteps(...given);
  const index = steps.findIndex(({ isDone }) => !isDone);
  return [index + 1, steps[index]?.href];
};

const draft = makeCampaign(1);
const prepared = withSequence(withLeads(withTarget(withOffer(draft))));

test('each step leads to where the person goes on', () => {
  expect(next('unlinked', [])).toEqual([1, paths.welcome]);
  expect(next('connected', [])).toEqual([1, paths.welcome]);
  expect(next('connected', [draft])).toEqual([1, wizardPath(draft.id, 'offer')]);
  expect(next('unlinked', [withOffer(draft)])).toEqual([2, paths.socialAccounts]);
  expect(next('lost', [prepared])).toEqual([2, paths.socialAccounts]);
  expect(next('connected', [withOffer(draft)])).toEqual([3, wizardPath(draft.id, 'targeting')]);
  expect(next('connected', [withTarget(withOffer(draft))])).toEqual([3, wizardPath(draft.id, 'leads')]);
  const unsequenced = withLeads(withTarget(withOffer(draft)));
  expect(next('connected', [unsequenced])).toEqual([4, wizardPath(draft.id, 'engagement')]);
  expect(next('connected', [prepared])).toEqual([4, wizardPath(draft.id, 'review')]);
});

test('it goes on with the draft worked on last, never with an archived one', () => {
  const later = makeCampaign(2, { lastModified: '2026-11-17T08:00:00.000Z' });
  const archived = makeCampaign(3, { status: 'archived', lastModified: '2026-11-18T08:00:00.000Z' });
  expect(next('connected', [prepared, later, archived])).toEqual([1, wizardPath(later.id, 'offer')]);
});

test('the start is over with the first launch, even of a campaign put away since', () => {
  expect(hasLaunched([draft])).toBe(false);
  expect(hasLaunched([draft, { ...draft, status: 'archived', launchedAt: draft.created }])).toBe(true);
});
