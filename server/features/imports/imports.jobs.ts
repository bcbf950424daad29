import { z } from 'zod';
import { defineJob, enqueue, type JobDefinition } from '#server/platform/jobs/jobs.ts';
import { advanceImport } from './advance-import.ts';
import { purgeImports } from './purge-imports.ts';
import { readUnfinished } from './read-unfinished.ts';

const ImportId = z.object({ importId: z.uuid() });
const mostMs = 60_000;

export const advanceImportJob: JobDefinition<typeof ImportId> = defineJob({
  name: 'imports.advance',
  payload: ImportId,
  // The table says what is left; the sweeper wakes it again.
  retry: { limit: 0, delaySeconds: 0 },
  isCoalesced: ({ importId }) => importId,
  run: async (ctx, { importId }) => {
    if (await advanceImport(ctx, importId, mostMs)) await enqueue(ctx, advanceImportJob, { importId });
  },
});

export const sweepImportsJob = defineJob({
  name: 'imports.sweep-unfinished',
  payload: z.object({}),
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '* * * * *',
  runsAtStart: true,
  run: async (ctx) => {
    for (const importId of await readUnfinished(ctx)) await enqueue(ctx, advanceImportJob, { importId });
  },
});

export const purgeImportsJob = defineJob({
  name: 'imports.purge-old',
  payload: z.object({}),
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '17 * * * *',
  run: (ctx) => purgeImports(ctx),
});
