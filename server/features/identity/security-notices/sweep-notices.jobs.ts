import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { sweepNotices } from './sweep-notices.ts';

export const sweepNoticesJob = defineJob({
  name: 'security-notices.sweep',
  payload: z.object({}),
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  run: (ctx) => sweepNotices(ctx),
});
