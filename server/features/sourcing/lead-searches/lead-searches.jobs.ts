import { z } from 'zod';
import { defineJob, defineSweep } from '#server/platform/jobs/jobs.ts';
import { once, soon } from '#server/platform/jobs/retries.ts';

export const advanceSearchJob = defineJob({
  name: 'lead-searches.advance',
  payload: z.object({ searchId: z.uuid() }),
  // The table says what is due; the sweeper wakes it again.
  retry: once,
});

export const sweepSearchesJob = defineSweep({
  name: 'lead-searches.sweep',
  schedule: '* * * * *',
  runsAtStart: true,
});

export const wakeSearchesOfAccountJob = defineJob({
  name: 'lead-searches.wake-for-account',
  payload: z.object({ accountId: z.uuid() }),
  retry: soon,
});
