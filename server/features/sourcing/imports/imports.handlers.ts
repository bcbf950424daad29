import { enqueue, handle } from '#server/platform/jobs/jobs.ts';
import { advanceImportJob, purgeImportsJob, sweepImportsJob } from './imports.jobs.ts';
import { purgeImports } from './purge-imports.ts';
import { readUnfinished } from './read-unfinished.ts';
import { advanceImport } from './rows/advance-import.ts';

const mostMs = 60_000;

export const importsHandlers = [
  handle(advanceImportJob, async (ctx, { importId }) => {
    if (await advanceImport(ctx, importId, mostMs)) await enqueue(ctx, advanceImportJob, { importId });
  }),
  handle(sweepImportsJob, async (ctx) => {
    for (const importId of await readUnfinished(ctx)) await enqueue(ctx, advanceImportJob, { importId });
  }),
  handle(purgeImportsJob, (ctx) => purgeImports(ctx)),
];
