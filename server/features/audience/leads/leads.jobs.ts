import { z } from 'zod';
import { defineJob, enqueue, type JobDefinition } from '#server/platform/jobs/jobs.ts';
import { advanceAction } from './run-lead-action.ts';
import { wakeActions } from './start-lead-action.ts';

const ActionId = z.object({ actionId: z.uuid() });

export const advanceActionJob: JobDefinition<typeof ActionId> = defineJob({
  name: 'leads.advance-action',
  payload: ActionId,
  // The table says what is due; the sweeper wakes it again.
  retry: { limit: 0, delaySeconds: 0 },
  run: async (ctx, { actionId }) => {
    if (await advanceAction(ctx, actionId)) await enqueue(ctx, advanceActionJob, { actionId });
  },
});

export const sweepActionsJob = defineJob({
  name: 'leads.sweep-actions',
  payload: z.object({}),
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  runsAtStart: true,
  run: (ctx) => wakeActions(ctx),
});
