import type { CampaignStatus } from './campaign-status.ts';

/** Out of the archives, a campaign that never ran is a draft to whoever looks at it. */
export const shownStatus = (campaign: {
  status: CampaignStatus;
  launchedAt: string | Date | null;
}): CampaignStatus =>
  campaign.status === 'paused' && campaign.launchedAt === null ? 'inactive' : campaign.status;
