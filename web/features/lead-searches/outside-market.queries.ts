import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignsApi, isTemporaryId } from '#contract/campaigns/campaigns.ts';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import { outsideMarketApi } from '#contract/campaigns/outside-market.ts';
import { removalsApi } from '#contract/campaigns/removals.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { forecastApi } from '#contract/engine/forecast.ts';
import { leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import { campaignKey } from '#web/features/campaigns/campaigns.queries.ts';
import { call } from '#web/lib/api.ts';

/** Asked anew at each visit: the offer may have changed meanwhile. */
export const outsideMarketQuery = (id: string, found: number) =>
  queryOptions({
    queryKey: [outsideMarketApi.count.path, id, found],
    queryFn: ({ signal }) => call(outsideMarketApi.count, { params: { id }, signal }),
    enabled: !isTemporaryId(id),
    staleTime: 0,
    placeholderData: (before) => before,
  });

export function useKeepLeads(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof outsideMarketApi.keep>['body']) =>
      call(outsideMarketApi.keep, { params: { id }, body }),
    onSettled: () =>
      Promise.all(
        [
          campaignKey(id),
          [outsideMarketApi.count.path, id],
          [removalsApi.read.path, id],
          [leadSearchesApi.leads.path, id],
          [leadListApi.one.path],
          [forecastApi.campaign.path, id],
          [campaignsApi.launchChecks.path, id],
          [draftsApi.queue.path],
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}
