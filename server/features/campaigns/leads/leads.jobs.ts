import { z } from 'zod';
import { defineJob, defineSweep } from '#server/platform/jobs/jobs.ts';
import { once, soon } from '#server/platform/jobs/retries.ts';

const ActionId = z.object({ actionId: z.uuid() });

export const advanceActionJob = defineJob({
  name: 'leads.advance-action',
  payload: ActionId,
  // The table says what is due; the sweeper wakes it again.
  retry: once,
});

export const sweepActionsJob = defineSweep({
  name: 'leads.sweep-actions',
  schedule: '* * * * *',
  runsAtStart: true,
});

export const judgeMarketOfOfferJob = defineJob({
  name: 'leads.judge-market-of-offer',
  payload: z.object({ workspaceId: z.uuid(), offerId: z.uuid() }),
  retry: soon,
});

export const judgeMarketOfCampaignJob = defineJob({
  name: 'leads.judge-market-of-campaign',
  payload: z.object({ workspaceId: z.uuid(), campaignId: z.uuid() }),
  retry: soon,
});

export const judgeMarketOfPersonJob = defineJob({
  name: 'leads.judge-market-of-person',
  payload: z.object({ workspaceId: z.uuid(), personId: z.uuid() }),
  retry: soon,
});

export const judgeLeadsOfTargetJob = defineJob({
  name: 'leads.judge-of-target',
  payload: z.object({ workspaceId: z.uuid(), icpId: z.uuid() }),
  retry: soon,
  isCoalesced: ({ icpId }) => icpId,
});

export const judgeLeadsOfCampaignJob = defineJob({
  name: 'leads.judge-of-campaign',
  payload: z.object({ workspaceId: z.uuid(), campaignId: z.uuid() }),
  retry: soon,
  isCoalesced: ({ campaignId }) => campaignId,
});
