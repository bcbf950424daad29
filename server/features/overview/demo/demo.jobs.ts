import { z } from 'zod';
import { defineJob, enqueue } from '#server/platform/jobs/jobs.ts';
import { beginDemoCampaign } from './begin-demo-campaign.ts';

const soonMs = 1_000;

export const beginDemoCampaignJob = defineJob({
  name: 'demo.begin-campaign',
  payload: z.object({}),
  retry: { limit: 0, delaySeconds: 0 },
  isCoalesced: true,
  runsAtStart: true,
  run: async (ctx) => {
    if ((await beginDemoCampaign(ctx)) === 'over') return;
    await enqueue(
      ctx,
      beginDemoCampaignJob,
      {},
      { startAfter: new Date(ctx.clock.now().getTime() + soonMs) },
    );
  },
});
