import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { sweepDeliveries } from './sweep-deliveries.ts';

export const sweepDeliveriesJob = defineJob({
  name: 'webhook-deliveries.sweep',
  payload: z.object({}),
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '40 3 * * *',
  run: (ctx) => sweepDeliveries(ctx),
});
