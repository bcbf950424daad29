import { z } from 'zod';
import { defineJob, defineSweep } from '#server/platform/jobs/jobs.ts';
import { once } from '#server/platform/jobs/retries.ts';

const ImportId = z.object({ importId: z.uuid() });

export const advanceImportJob = defineJob({
  name: 'imports.advance',
  payload: ImportId,
  // The table says what is left; the sweeper wakes it again.
  retry: once,
  isCoalesced: ({ importId }) => importId,
});

export const sweepImportsJob = defineSweep({
  name: 'imports.sweep-unfinished',
  schedule: '* * * * *',
  runsAtStart: true,
});

export const purgeImportsJob = defineSweep({
  name: 'imports.purge-old',
  schedule: '17 * * * *',
});
