import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { siteCalls } from './paths.ts';

/** Campaign time at the moment of the answer, and how much faster than the wall's it runs. */
const CampaignTime = z.object({ now: z.iso.datetime(), speed: z.number() });
export type CampaignTime = z.infer<typeof CampaignTime>;

export const campaignClockApi = {
  read: endpoint('GET', siteCalls.campaignClock, { reply: CampaignTime }),
};
