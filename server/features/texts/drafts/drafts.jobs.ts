import { z } from 'zod';
import { defineJob, enqueue, type JobDefinition } from '#server/platform/jobs/jobs.ts';
import { continueWriting } from './continue-writing.ts';
import { findDueRuns } from './find-due-runs.ts';
import { refreshDrafts } from './refresh-drafts.ts';

const RunId = z.object({ runId: z.uuid() });

export const writeDraftsJob: JobDefinition<typeof RunId> = defineJob({
  name: 'drafts.write',
  payload: RunId,
  // The table says what is left; the sweeper wakes it again.
  retry: { limit: 0, delaySeconds: 0 },
  run: async (ctx, { runId }) => {
    if (await continueWriting(ctx, runId)) await enqueue(ctx, writeDraftsJob, { runId });
  },
});

export const sweepDraftRunsJob = defineJob({
  name: 'drafts.sweep-runs',
  payload: z.object({}),
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  runsAtStart: true,
  run: async (ctx) => {
    for (const runId of await findDueRuns(ctx)) await enqueue(ctx, writeDraftsJob, { runId });
  },
});

const refreshing = { retry: { limit: 3, delaySeconds: 5 } };

export const refreshDraftsOfOfferJob = defineJob({
  name: 'drafts.refresh-of-offer',
  payload: z.object({ userId: z.uuid(), offerId: z.uuid() }),
  ...refreshing,
  run: (ctx, { userId, offerId }) => refreshDrafts(ctx, userId, { offerId }),
});

export const refreshDraftsOfCampaignJob = defineJob({
  name: 'drafts.refresh-of-campaign',
  payload: z.object({ userId: z.uuid(), campaignId: z.uuid() }),
  ...refreshing,
  run: (ctx, { userId, campaignId }) => refreshDrafts(ctx, userId, { campaignId }),
});

export const refreshDraftsOfPersonJob = defineJob({
  name: 'drafts.refresh-of-person',
  payload: z.object({ userId: z.uuid(), personId: z.uuid() }),
  ...refreshing,
  run: (ctx, { userId, personId }) => refreshDrafts(ctx, userId, { personId }),
});

export const judgeDraftsAgainJob = defineJob({
  name: 'drafts.judge-again',
  payload: z.object({ userId: z.uuid() }),
  ...refreshing,
  run: (ctx, { userId }) => refreshDrafts(ctx, userId, 'settings'),
});
