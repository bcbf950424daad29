import { z } from 'zod';
import { defineJob, defineSweep } from '#server/platform/jobs/jobs.ts';
import { patient } from '#server/platform/jobs/retries.ts';

export const mailNotice = defineJob({
  name: 'security-notices.mail',
  payload: z.object({ noticeId: z.uuid() }),
  retry: patient,
});

export const sweepNoticesJob = defineSweep({
  name: 'security-notices.sweep',
  schedule: '* * * * *',
});
