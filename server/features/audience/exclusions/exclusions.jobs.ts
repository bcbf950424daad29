import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { soon } from '#server/platform/jobs/retries.ts';

export const applyExclusionsJob = defineJob({
  name: 'exclusions.apply',
  payload: z.object({ workspaceId: z.uuid(), after: z.uuid(), ruleIds: z.array(z.uuid()) }),
  retry: soon,
});
