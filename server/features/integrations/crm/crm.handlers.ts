import { handle } from '#server/platform/jobs/jobs.ts';
import { advanceRun } from './advance-run.ts';
import { advanceRunJob, wakeRunsJob } from './crm.jobs.ts';
import { wakeRuns } from './start-run.ts';

export const crmHandlers = [
  handle(advanceRunJob, (ctx, { runId }) => advanceRun(ctx, runId)),
  handle(wakeRunsJob, (ctx) => wakeRuns(ctx)),
];
