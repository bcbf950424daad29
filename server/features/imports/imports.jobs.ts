import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { purgeImports } from './purge-imports.ts';

export const purgeImportsJob = defineJob({
  name: 'imports.purge-old',
  payload: z.object({}),
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '17 * * * *',
  run: (ctx) => purgeImports(ctx),
});
