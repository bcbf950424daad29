import { useSearchParams } from 'react-router';
import { addressOf, type LeadView, personName, readAddress, readForCampaign } from './lead-address.ts';

/** The list that the address describes, and how to change it. */
export function useLeadView() {
  const [parameters, setParameters] = useSearchParams();
  const view = readAddress(parameters);
  const personId = parameters.get(personName);
  const forCampaignId = readForCampaign(parameters);
  return {
    view,
    forCampaignId,
    personId,
    /** Typing replaces the address; what one chooses is a step that « back » undoes. */
    show: (next: LeadView, { isTyped = false } = {}) =>
      setParameters(addressOf(next, forCampaignId), { replace: isTyped, preventScrollReset: true }),
    open: (id: string | null) =>
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          if (id === null) next.delete(personName);
          else next.set(personName, id);
          return next;
        },
        // From one person to the next, « back » still leads to the list.
        { replace: personId !== null, preventScrollReset: true },
      ),
  };
}
