import { z } from 'zod';
import { defineJob, defineSweep } from '#server/platform/jobs/jobs.ts';
import { once } from '#server/platform/jobs/retries.ts';

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
