import { handle } from '#server/platform/jobs/jobs.ts';
import { followAccountJob } from './campaigns.jobs.ts';
import { followAccount } from './follow-account.ts';

export const campaignsHandlers = [
  handle(followAccountJob, (ctx, { accountId }) => followAccount(ctx, accountId)),
];
