import { enqueue, handle } from '#server/platform/jobs/jobs.ts';
import {
  judgeDraftsAgainJob,
  refreshDraftsOfCampaignJob,
  refreshDraftsOfOfferJob,
  refreshDraftsOfPersonJob,
  sweepDraftRunsJob,
  writeDraftsJob,
} from './drafts.jobs.ts';
import { refreshDrafts } from './edit/refresh-drafts.ts';
import { continueWriting } from './write/continue-writing.ts';
import { findDueRuns } from './write/find-due-runs.ts';

export const draftsHandlers = [
  handle(writeDraftsJob, async (ctx, { runId }) => {
    if (await continueWriting(ctx, runId)) await enqueue(ctx, writeDraftsJob, { runId });
  }),
  handle(sweepDraftRunsJob, async (ctx) => {
    for (const runId of await findDueRuns(ctx)) await enqueue(ctx, writeDraftsJob, { runId });
  }),
  handle(refreshDraftsOfOfferJob, (ctx, { workspaceId, offerId }) =>
    refreshDrafts(ctx, workspaceId, { offerId }),
  ),
  handle(refreshDraftsOfCampaignJob, (ctx, { workspaceId, campaignId }) =>
    refreshDrafts(ctx, workspaceId, { campaignId }),
  ),
  handle(refreshDraftsOfPersonJob, (ctx, { workspaceId, personId }) =>
    refreshDrafts(ctx, workspaceId, { personId }),
  ),
  handle(judgeDraftsAgainJob, (ctx, { workspaceId }) => refreshDrafts(ctx, workspaceId, 'settings')),
];
