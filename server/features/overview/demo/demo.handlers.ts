import { enqueue, handle } from '#server/platform/jobs/jobs.ts';
import { beginDemoCampaign } from './begin-demo-campaign.ts';
import { beginDemoCampaignJob } from './demo.jobs.ts';

const soonMs = 1_000;

export const demoHandlers = [
  handle(beginDemoCampaignJob, async (ctx) => {
    if ((await beginDemoCampaign(ctx)) === 'over') return;
    await enqueue(
      ctx,
      beginDemoCampaignJob,
      {},
      { startAfter: new Date(ctx.clock.now().getTime() + soonMs) },
    );
  }),
];
