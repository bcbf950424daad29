import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { once } from '#server/platform/jobs/retries.ts';

export const beginDemoCampaignJob = defineJob({
  name: 'demo.begin-campaign',
  payload: z.object({}),
  retry: once,
  isCoalesced: true,
  runsAtStart: true,
});
