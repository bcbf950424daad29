import { queryOptions } from '@tanstack/react-query';
import { campaignClockApi } from '#contract/campaign-clock.ts';
import { call } from '#web/lib/api.ts';

export const readCampaignClock = () => call(campaignClockApi.read);

/** The day a campaign would start: asked again while the page is open, since it may pass in a minute. */
export const campaignClockQuery = queryOptions({
  queryKey: [campaignClockApi.read.path] as const,
  queryFn: readCampaignClock,
  staleTime: 0,
  refetchInterval: 60_000,
});
