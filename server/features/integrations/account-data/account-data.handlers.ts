import { handle } from '#server/platform/jobs/jobs.ts';
import { makeExportJob, sweepAccountDataJob } from './account-data.jobs.ts';
import { forgetOldExports } from './ask-export.ts';
import { deleteDueAccounts } from './delete-account.ts';
import { makeExport } from './make-export.ts';

export const accountDataHandlers = [
  handle(makeExportJob, (ctx, { exportId }) => makeExport(ctx, exportId)),
  handle(sweepAccountDataJob, async (ctx) => {
    await forgetOldExports(ctx);
    await deleteDueAccounts(ctx);
  }),
];
