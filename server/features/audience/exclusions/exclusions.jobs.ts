import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { continueExclusions } from './continue-exclusions.ts';

export const applyExclusionsJob = defineJob({
  name: 'exclusions.apply',
  payload: z.object({ userId: z.uuid(), after: z.uuid(), ruleIds: z.array(z.uuid()) }),
  retry: { limit: 5, delaySeconds: 5 },
  run: (ctx, rest) => continueExclusions(ctx, rest),
});
