import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { watchRetention } from './purge-people.ts';

export const watchRetentionJob = defineJob({
  name: 'people.watch-retention',
  payload: z.object({}),
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '40 4 * * *',
  run: (ctx) => watchRetention(ctx),
});
