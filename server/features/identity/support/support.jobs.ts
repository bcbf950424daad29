import { z } from 'zod';
import { defineJob, defineSweep } from '#server/platform/jobs/jobs.ts';
import { patient } from '#server/platform/jobs/retries.ts';

export const mailSupportRequest = defineJob({
  name: 'support.mail-request',
  payload: z.object({ requestId: z.uuid() }),
  retry: patient,
});

export const sweepSupport = defineSweep({
  name: 'support.sweep',
  schedule: '*/5 * * * *',
});
