import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { followAccount } from './follow-account.ts';

export const followAccountJob = defineJob({
  name: 'campaigns.follow-account',
  payload: z.object({ accountId: z.uuid() }),
  retry: { limit: 5, delaySeconds: 2 },
  run: (ctx, { accountId }) => followAccount(ctx, accountId),
});
