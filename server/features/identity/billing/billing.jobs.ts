import { z } from 'zod';
import { defineJob, defineSweep } from '#server/platform/jobs/jobs.ts';
import { patient } from '#server/platform/jobs/retries.ts';

export const handleBillingNews = defineJob({
  name: 'billing.handle-news',
  payload: z.object({ newsId: z.string() }),
  retry: patient,
});

/** Lost news, and what the time alone changes: a grace that is over, its notices. */
export const sweepBilling = defineSweep({
  name: 'billing.sweep',
  schedule: '*/5 * * * *',
  runsAtStart: true,
});

export const compareBilling = defineSweep({ name: 'billing.compare', schedule: '20 3 * * *' });
