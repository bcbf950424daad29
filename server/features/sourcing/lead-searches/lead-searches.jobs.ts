import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { advanceSearch } from './advance-search.ts';
import { wakeSearches, wakeSearchesOf } from './wake-searches.ts';

export const advanceSearchJob = defineJob({
  name: 'lead-searches.advance',
  payload: z.object({ searchId: z.uuid() }),
  // The table says what is due; the sweeper wakes it again.
  retry: { limit: 0, delaySeconds: 0 },
  run: (ctx, { searchId }) => advanceSearch(ctx, searchId),
});

export const sweepSearchesJob = defineJob({
  name: 'lead-searches.sweep',
  payload: z.object({}),
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  runsAtStart: true,
  run: (ctx) => wakeSearches(ctx),
});

export const wakeSearchesOfAccountJob = defineJob({
  name: 'lead-searches.wake-for-account',
  payload: z.object({ accountId: z.uuid() }),
  retry: { limit: 5, delaySeconds: 2 },
  run: (ctx, { accountId }) => wakeSearchesOf(ctx, accountId),
});
