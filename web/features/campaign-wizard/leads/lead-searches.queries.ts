import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignsApi, isTemporaryId, type SearchStatus } from '#contract/campaigns.ts';
import { leadSearchesApi } from '#contract/lead-searches.ts';
import { campaignKey } from '#web/features/campaigns/campaigns.queries.ts';
import { usageQuery } from '#web/features/dashboard/usage.queries.ts';
import { call } from '#web/lib/api.ts';

const refreshEveryMs = 2000;

const isLive = (status: string | undefined) => status === 'queued' || status === 'running';

/** Followed while it runs. */
export const searchStatusQuery = (id: string) =>
  queryOptions({
    queryKey: [campaignsApi.searchStatus.path, id],
    queryFn: async ({ client, queryKey, signal }) => {
      const now = await call(campaignsApi.searchStatus, { params: { id }, signal });
      const before = client.getQueryData<SearchStatus>(queryKey);
      // People came in, or were judged again: the campaign counts them.
      if (
        before &&
        (before.found !== now.found || before.qualified !== now.qualified || before.status !== now.status)
      )
        void client.invalidateQueries({ queryKey: campaignKey(id) });
      return now;
    },
    enabled: !isTemporaryId(id),
    staleTime: 0,
    refetchInterval: ({ state }) => (isLive(state.data?.status) ? refreshEveryMs : false),
  });

/** The best first, page after page; `found` makes it read again as a search brings people. */
export const campaignLeadsQuery = (id: string, found: number) =>
  infiniteQueryOptions({
    queryKey: [leadSearchesApi.leads.path, id, found],
    queryFn: ({ pageParam, signal }) =>
      call(leadSearchesApi.leads, { params: { id }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: !isTemporaryId(id),
    placeholderData: (before) => before,
  });

function useSearchChange<Input>(id: string, change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [campaignsApi.searchStatus.path, id] });
      void client.invalidateQueries({ queryKey: usageQuery.queryKey });
    },
  });
}

export const useStartSearch = (campaignId: string) =>
  useSearchChange(campaignId, ({ url }: { url?: string }) =>
    call(leadSearchesApi.start, { body: { campaignId, ...(url && { url }) } }),
  );

export const useCancelSearch = (campaignId: string) =>
  useSearchChange(campaignId, (id: string) => call(leadSearchesApi.cancel, { params: { id } }));
