import { handle } from '#server/platform/jobs/jobs.ts';
import { advanceSearch } from './advance-search.ts';
import { advanceSearchJob, sweepSearchesJob, wakeSearchesOfAccountJob } from './lead-searches.jobs.ts';
import { wakeSearches, wakeSearchesOf } from './wake-searches.ts';

export const leadSearchesHandlers = [
  handle(advanceSearchJob, (ctx, { searchId }) => advanceSearch(ctx, searchId)),
  handle(sweepSearchesJob, (ctx) => wakeSearches(ctx)),
  handle(wakeSearchesOfAccountJob, (ctx, { accountId }) => wakeSearchesOf(ctx, accountId)),
];
