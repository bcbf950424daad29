import { enqueue, handle } from '#server/platform/jobs/jobs.ts';
import { advanceImport } from './advance-import.ts';
import { advanceImportJob, purgeImportsJob, sweepImportsJob } from './imports.jobs.ts';
import { purgeImports } from './purge-imports.ts';
import { readUnfinished } from './read-unfinished.ts';

const mostMs = 60_000;

export const importsHandlers = [
  handle(advanceImportJob, async (ctx, { importId }) => {
    const until = ctx.clock.now().getTime() + mostMs;
    let isLeft = true;
    while (isLeft && ctx.clock.now().getTime() < until) isLeft = await advanceImport(ctx, importId);
    if (isLeft) await enqueue(ctx, advanceImportJob, { importId });
  }),
  handle(sweepImportsJob, async (ctx) => {
    for (const importId of await readUnfinished(ctx)) await enqueue(ctx, advanceImportJob, { importId });
  }),
  handle(purgeImportsJob, (ctx) => purgeImports(ctx)),
];
