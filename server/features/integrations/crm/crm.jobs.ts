import { z } from 'zod';
import { defineJob, defineSweep } from '#server/platform/jobs/jobs.ts';
import { once } from '#server/platform/jobs/retries.ts';

/** Goes on with a run from where it stands. */
export const advanceRunJob = defineJob({
  name: 'crm.advance-run',
  payload: z.object({ runId: z.uuid() }),
  // The table says where it stands, and the sweep wakes it again.
  retry: once,
  isCoalesced: ({ runId }) => runId,
});

export const wakeRunsJob = defineSweep({ name: 'crm.wake-runs', schedule: '* * * * *', runsAtStart: true });
