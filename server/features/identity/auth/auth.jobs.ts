import { z } from 'zod';
import { defineJob, defineSweep } from '#server/platform/jobs/jobs.ts';
import { patient } from '#server/platform/jobs/retries.ts';

export const sendLinkJob = defineJob({
  name: 'auth.send-link',
  payload: z.object({ linkId: z.uuid() }),
  retry: patient,
});

export const mailSignInLockJob = defineJob({
  name: 'auth.tell-lock',
  payload: z.object({ userId: z.uuid() }),
  retry: patient,
});

export const sweepAuthJob = defineSweep({
  name: 'auth.sweep',
  schedule: '* * * * *',
});
