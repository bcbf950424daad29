import { enqueue, handle } from '#server/platform/jobs/jobs.ts';
import { advanceAction } from './change/run-lead-action.ts';
import { wakeActions } from './change/start-lead-action.ts';
import { judgeLeadsAgain } from './judge/judge-again.ts';
import { judgeMarketAgain } from './judge/judge-market.ts';
import {
  advanceActionJob,
  judgeLeadsOfCampaignJob,
  judgeLeadsOfTargetJob,
  judgeMarketOfCampaignJob,
  judgeMarketOfOfferJob,
  judgeMarketOfPersonJob,
  sweepActionsJob,
} from './leads.jobs.ts';

export const leadsHandlers = [
  handle(advanceActionJob, async (ctx, { actionId }) => {
    if (await advanceAction(ctx, actionId)) await enqueue(ctx, advanceActionJob, { actionId });
  }),
  handle(sweepActionsJob, (ctx) => wakeActions(ctx)),
  handle(judgeLeadsOfTargetJob, (ctx, { workspaceId, ...changed }) =>
    judgeLeadsAgain(ctx, workspaceId, changed),
  ),
  handle(judgeLeadsOfCampaignJob, (ctx, { workspaceId, ...changed }) =>
    judgeLeadsAgain(ctx, workspaceId, changed),
  ),
  handle(judgeMarketOfOfferJob, (ctx, { workspaceId, ...changed }) =>
    judgeMarketAgain(ctx, workspaceId, changed),
  ),
  handle(judgeMarketOfCampaignJob, (ctx, { workspaceId, ...changed }) =>
    judgeMarketAgain(ctx, workspaceId, changed),
  ),
  handle(judgeMarketOfPersonJob, (ctx, { workspaceId, ...changed }) =>
    judgeMarketAgain(ctx, workspaceId, changed),
  ),
];
