import { enqueue, handle } from '#server/platform/jobs/jobs.ts';
import { advanceActionJob, sweepActionsJob } from './leads.jobs.ts';
import { advanceAction } from './run-lead-action.ts';
import { wakeActions } from './start-lead-action.ts';

export const leadsHandlers = [
  handle(advanceActionJob, async (ctx, { actionId }) => {
    if (await advanceAction(ctx, actionId)) await enqueue(ctx, advanceActionJob, { actionId });
  }),
  handle(sweepActionsJob, (ctx) => wakeActions(ctx)),
];
