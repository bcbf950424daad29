import { useSearchParams } from 'react-router';
import { useListAddress } from '#web/lists/use-list-address.ts';
import { addressOf, type LeadView, readAddress, readForCampaign } from './lead-address.ts';

export function useLeadView() {
  const [parameters] = useSearchParams();
  const forCampaignId = readForCampaign(parameters);
  const write = (view: LeadView) => addressOf(view, forCampaignId);
  return { forCampaignId, ...useListAddress({ read: readAddress, write, record: 'personne' }) };
}
