import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { soon } from '#server/platform/jobs/retries.ts';

export const followPlanJob = defineJob({
  name: 'campaigns.follow-plan',
  payload: z.object({ workspaceId: z.uuid() }),
  retry: soon,
});

export const followAccountJob = defineJob({
  name: 'campaigns.follow-account',
  payload: z.object({ accountId: z.uuid() }),
  retry: soon,
});
