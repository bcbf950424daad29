import { useQuery } from '@tanstack/react-query';
import { campaignClockQuery } from './campaign-clock.queries.ts';

/** What « today » is in a conversation: its moments are in the time of campaigns. */
export function useCampaignNow(): Date {
  const { data } = useQuery(campaignClockQuery);
  return data ? new Date(data.now) : new Date();
}
