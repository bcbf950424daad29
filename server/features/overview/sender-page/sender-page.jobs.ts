import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { applyOpposition } from './apply-opposition.ts';

export const applyOppositionJob = defineJob({
  name: 'sender-page.apply-opposition',
  payload: z.object({ userId: z.uuid(), personId: z.uuid() }),
  retry: { limit: 5, delaySeconds: 10 },
  run: (ctx, person) => applyOpposition(ctx, person),
});
