import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { sweepAuth } from './sweep-auth.ts';

export const sweepAuthJob = defineJob({
  name: 'auth.sweep',
  payload: z.object({}),
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  run: (ctx) => sweepAuth(ctx),
});
