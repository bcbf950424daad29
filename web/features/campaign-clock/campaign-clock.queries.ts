import { campaignClockApi } from '#contract/campaign-clock.ts';
import { call } from '#web/lib/api.ts';

export const readCampaignClock = () => call(campaignClockApi.read);
