import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { patient } from '#server/platform/jobs/retries.ts';

export const applyOppositionJob = defineJob({
  name: 'sender-page.apply-opposition',
  payload: z.object({ workspaceId: z.uuid(), personId: z.uuid() }),
  retry: patient,
});
