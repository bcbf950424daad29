import { defineSweep } from '#server/platform/jobs/jobs.ts';

export const sweepDeliveriesJob = defineSweep({
  name: 'webhook-deliveries.sweep',
  schedule: '40 3 * * *',
});
