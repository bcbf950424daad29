import { handle } from '#server/platform/jobs/jobs.ts';
import { continueExclusions } from './continue-exclusions.ts';
import { applyExclusionsJob } from './exclusions.jobs.ts';

export const exclusionsHandlers = [handle(applyExclusionsJob, (ctx, rest) => continueExclusions(ctx, rest))];
