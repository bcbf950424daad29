import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { EngagementConfig } from '#contract/campaigns/engagement.ts';
import { isSame } from '../autosave/campaign-fields.ts';

const keyOf = (campaignId: string) => `accroche.version.${campaignId}`;

/** What this tab kept of it: going to another step or reloading loses nothing. */
function readKept(campaignId: string): EngagementConfig | null {
  try {
    const kept = EngagementConfig.safeParse(JSON.parse(sessionStorage.getItem(keyOf(campaignId)) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

function keep(campaignId: string, config: EngagementConfig | null): void {
  try {
    if (config) sessionStorage.setItem(keyOf(campaignId), JSON.stringify(config));
    else sessionStorage.removeItem(keyOf(campaignId));
  } catch {
    // A full or forbidden storage: it lasts as long as the page.
  }
}

const proposedQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['proposed-version', campaignId] as const,
    queryFn: () => readKept(campaignId),
    initialData: () => readKept(campaignId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The sequence of a campaign that runs, as it is being changed: nothing of it is saved before its owner has seen who moves. */
export function useProposedVersion(campaignId: string, saved: EngagementConfig | null) {
  const client = useQueryClient();
  const { data: proposed } = useQuery(proposedQuery(campaignId));
  return {
    proposed: proposed && !isSame(proposed, saved) ? proposed : null,
    /** By now, for what happens long after the screen was drawn. */
    latest: () => client.getQueryData(proposedQuery(campaignId).queryKey) ?? null,
    propose: (config: EngagementConfig | null) => {
      keep(campaignId, config);
      client.setQueryData(proposedQuery(campaignId).queryKey, config);
    },
  };
}
