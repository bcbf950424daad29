import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { emptyOfferData } from '#core/offers/offer-data.ts';

const at = '2026-11-16T08:00:00.000Z';

/** A draft as the server gives it; `rank` makes its id. */
export const makeCampaign = (rank: number, changes: Partial<Campaign> = {}): Campaign => ({
  id: `00000000-0000-4000-8000-${String(rank).padStart(12, '0')}`,
  name: `Campagne ${rank}`,
  status: 'inactive',
  pausedReason: null,
  version: 1,
  created: at,
  lastModified: at,
  launchedAt: null,
  statusChangedAt: at,
  offerId: null,
  offerName: null,
  offerData: emptyOfferData,
  icpId: null,
  icpName: null,
  icpData: null,
  leadsCount: 0,
  qualifiedCount: 0,
  leads: [],
  sequenceVersion: 1,
  metadata: { lastSearchQuery: null, engagementConfig: null },
  ...changes,
});
