import { z } from 'zod';
import { defineJob, defineSweep } from '#server/platform/jobs/jobs.ts';
import { patient } from '#server/platform/jobs/retries.ts';

export const makeExportJob = defineJob({
  name: 'account-data.make-export',
  payload: z.object({ exportId: z.uuid() }),
  retry: patient,
});

export const sweepAccountDataJob = defineSweep({ name: 'account-data.sweep', schedule: '15 * * * *' });
