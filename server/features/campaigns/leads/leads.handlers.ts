import { enqueue, handle } from '#server/platform/jobs/jobs.ts';
import { judgeMarketAgain } from './judge-market.ts';
import {
  advanceActionJob,
  judgeMarketOfCampaignJob,
  judgeMarketOfOfferJob,
  judgeMarketOfPersonJob,
  sweepActionsJob,
} from './leads.jobs.ts';
import { advanceAction } from './run-lead-action.ts';
import { wakeActions } from './start-lead-action.ts';

export const leadsHandlers = [
  handle(advanceActionJob, async (ctx, { actionId }) => {
    if (await advanceAction(ctx, actionId)) await enqueue(ctx, advanceActionJob, { actionId });
  }),
  handle(sweepActionsJob, (ctx) => wakeActions(ctx)),
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
