import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { type CampaignOutlook, type Dashboard, dashboardApi } from '#contract/overview/dashboard.ts';
import { call } from '#web/lib/api.ts';
import { campaignKey, campaignListQuery } from './campaigns.queries.ts';

const refreshEveryMs = 30_000;
/** While the campaigns have not yet followed what happened to the account. */
const followEveryMs = 1500;

/** What waits for the user, and what each campaign does next: asked again while the page is open. */
export const dashboardQuery = queryOptions({
  queryKey: [dashboardApi.read.path] as const,
  queryFn: async ({ signal, client }) => {
    const dashboard = await call(dashboardApi.read, { signal });
    refreshWhatMoved(client, dashboard.outlooks);
    return dashboard;
  },
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => {
    if (!data) return refreshEveryMs;
    return isAccountLost(data) && data.outlooks.some(({ status }) => status === 'active')
      ? followEveryMs
      : refreshEveryMs;
  },
  refetchOnWindowFocus: 'always',
});

const isAccountLost = ({ waiting }: Dashboard) => waiting.some(({ kind }) => kind === 'account');

/** Campaigns change without the user too: whatever is not as the list has it is read again. */
function refreshWhatMoved(client: QueryClient, outlooks: readonly CampaignOutlook[]): void {
  // A change being sent brings the newer state itself.
  if (client.isMutating() > 0) return;
  const list = client.getQueryData(campaignListQuery.queryKey);
  if (list && hasMoved(list, outlooks))
    void client.invalidateQueries({ queryKey: campaignListQuery.queryKey, exact: true });
  for (const { campaignId, status } of outlooks) {
    const one = client.getQueryData(campaignKey(campaignId));
    if (one && one.status !== status) void client.invalidateQueries({ queryKey: campaignKey(campaignId) });
  }
}

export const hasMoved = (list: readonly Campaign[], outlooks: readonly CampaignOutlook[]): boolean => {
  const statusOf = new Map(list.map(({ id, status }) => [id, status]));
  return outlooks.some(({ campaignId, status }) => statusOf.get(campaignId) !== status);
};
