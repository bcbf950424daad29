import { z } from 'zod';
import { defineJob, defineSweep } from '#server/platform/jobs/jobs.ts';
import { once, soon } from '#server/platform/jobs/retries.ts';

const RunId = z.object({ runId: z.uuid() });

export const writeDraftsJob = defineJob({
  name: 'drafts.write',
  payload: RunId,
  // The table says what is left; the sweeper wakes it again.
  retry: once,
});

export const sweepDraftRunsJob = defineSweep({
  name: 'drafts.sweep-runs',
  schedule: '* * * * *',
  runsAtStart: true,
});

export const refreshDraftsOfOfferJob = defineJob({
  name: 'drafts.refresh-of-offer',
  payload: z.object({ workspaceId: z.uuid(), offerId: z.uuid() }),
  retry: soon,
});

export const refreshDraftsOfCampaignJob = defineJob({
  name: 'drafts.refresh-of-campaign',
  payload: z.object({ workspaceId: z.uuid(), campaignId: z.uuid() }),
  retry: soon,
});

export const refreshDraftsOfPersonJob = defineJob({
  name: 'drafts.refresh-of-person',
  payload: z.object({ workspaceId: z.uuid(), personId: z.uuid() }),
  retry: soon,
});

export const judgeDraftsAgainJob = defineJob({
  name: 'drafts.judge-again',
  payload: z.object({ workspaceId: z.uuid() }),
  retry: soon,
});
