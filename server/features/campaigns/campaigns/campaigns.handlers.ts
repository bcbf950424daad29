import { handle } from '#server/platform/jobs/jobs.ts';
import { followAccountJob, followPlanJob } from './campaigns.jobs.ts';
import { followAccount } from './follow-account.ts';
import { followPlan } from './follow-plan.ts';

export const campaignsHandlers = [
  handle(followPlanJob, (ctx, { workspaceId }) => followPlan(ctx, workspaceId)),
  handle(followAccountJob, (ctx, { accountId }) => followAccount(ctx, accountId)),
];
