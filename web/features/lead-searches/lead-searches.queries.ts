import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type Campaign,
  campaignsApi,
  isTemporaryId,
  type SearchStatus,
} from '#contract/campaigns/campaigns.ts';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import { type MarketFilter, outsideMarketApi } from '#contract/campaigns/outside-market.ts';
import { removalsApi } from '#contract/campaigns/removals.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { forecastApi } from '#contract/engine/forecast.ts';
import { type LeadSearch, leadSearchesApi, mostChosen } from '#contract/sourcing/lead-searches.ts';
import { campaignKey } from '#web/features/campaigns/campaigns.queries.ts';
import { usageQuery } from '#web/features/lead-searches/usage.queries.ts';
import { call } from '#web/lib/api.ts';
import { logged } from '#web/lib/logged.ts';

const refreshEveryMs = 2000;

export const isSearchLive = (status: SearchStatus | undefined): boolean =>
  status?.status === 'queued' || status?.status === 'running';

/** People came in, or were judged otherwise. */
const hasMoved = (before: SearchStatus, now: SearchStatus): boolean =>
  before.status !== now.status ||
  before.isJudging !== now.isJudging ||
  before.leadsCount !== now.leadsCount ||
  before.qualifiedCount !== now.qualifiedCount ||
  before.search?.profilesRead !== now.search?.profilesRead;

/** What is shown of a campaign's people. */
export const refreshPeople = (client: QueryClient, id: string) =>
  Promise.all(
    [
      [leadSearchesApi.leads.path, id],
      [outsideMarketApi.count.path, id],
      [removalsApi.read.path, id],
      [campaignsApi.launchChecks.path, id],
      [forecastApi.campaign.path, id],
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  );

/** Followed while it runs; the counts of the campaign follow it, wherever they are shown. */
export const searchStatusQuery = (id: string) =>
  queryOptions({
    queryKey: [campaignsApi.searchStatus.path, id],
    queryFn: async ({ client, queryKey, signal }) => {
      const now = await logged('search status', call(campaignsApi.searchStatus, { params: { id }, signal }));
      const before = client.getQueryData<SearchStatus>(queryKey);
      const { leadsCount, qualifiedCount } = now;
      const known = client.getQueryData<Campaign>(campaignKey(id));
      if (known && (known.leadsCount !== leadsCount || known.qualifiedCount !== qualifiedCount))
        client.setQueryData(campaignKey(id), { ...known, leadsCount, qualifiedCount });
      if (before && hasMoved(before, now)) void refreshPeople(client, id);
      // One that is over without anybody new is given back to the plan.
      if (before && before.status !== now.status)
        void client.invalidateQueries({ queryKey: usageQuery.queryKey });
      return now;
    },
    enabled: !isTemporaryId(id),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.isJudging || isSearchLive(state.data) ? refreshEveryMs : false,
  });

/** The best first, page after page; `found` makes it read again as a search brings people. */
export const campaignLeadsQuery = (id: string, found: number, market?: MarketFilter) =>
  infiniteQueryOptions({
    queryKey: [leadSearchesApi.leads.path, id, found, market ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(leadSearchesApi.leads, {
        params: { id },
        query: { ...(pageParam && { cursor: pageParam }), ...(market && { market }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: !isTemporaryId(id),
    staleTime: 0,
    placeholderData: (before) => before,
  });

const searchKey = (id: string) => [leadSearchesApi.one.path, id] as const;
const listKey = [leadSearchesApi.list.path] as const;

export const isSearchOver = ({ finishedAt }: LeadSearch): boolean => finishedAt !== null;

/** One search, followed until it is over; the list and the plan's count then follow. */
export const searchQuery = (id: string) =>
  queryOptions({
    queryKey: searchKey(id),
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<LeadSearch>(searchKey(id));
      const now = await call(leadSearchesApi.one, { params: { id }, signal });
      if (before && before.state !== now.state) void refreshAround(client);
      return now;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !isSearchOver(state.data) ? refreshEveryMs : false),
  });

/** The latest first. */
export const searchListQuery = infiniteQueryOptions({
  queryKey: listKey,
  queryFn: ({ pageParam, signal }) =>
    call(leadSearchesApi.list, { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
  staleTime: 0,
});

/** Whom it found; read again as they come and as they are judged. */
export const foundPeopleQuery = ({ id, found, qualified, profilesRead }: LeadSearch) =>
  infiniteQueryOptions({
    queryKey: [leadSearchesApi.people.path, id, found, qualified, profilesRead],
    queryFn: ({ pageParam, signal }) =>
      call(leadSearchesApi.people, { params: { id }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  });

const refreshAround = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: listKey }),
    client.invalidateQueries({ queryKey: usageQuery.queryKey }),
    client.invalidateQueries({ queryKey: [campaignsApi.searchStatus.path] }),
  ]);

function useSearchChange<Input>(change: (input: Input) => Promise<LeadSearch>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (search) => client.setQueryData(searchKey(search.id), search),
    onSettled: () => refreshAround(client),
  });
}

export type SearchWish = CallInput<typeof leadSearchesApi.start>['body'];

export const useStartSearch = () =>
  useSearchChange((body: SearchWish) => call(leadSearchesApi.start, { body }));
export const useCancelSearch = () =>
  useSearchChange((id: string) => call(leadSearchesApi.cancel, { params: { id } }));
export const useRerunSearch = () =>
  useSearchChange((id: string) => call(leadSearchesApi.rerun, { params: { id } }));

/** Batch by batch: a call takes only so many. */
export function useRemoveLeads(campaignId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (personIds: readonly string[]) => {
      for (let from = 0; from < personIds.length; from += mostChosen)
        await call(leadSearchesApi.removeLeads, {
          params: { id: campaignId },
          body: { personIds: personIds.slice(from, from + mostChosen) },
        });
    },
    onSettled: () =>
      Promise.all(
        [
          campaignKey(campaignId),
          [campaignsApi.list.path],
          [leadSearchesApi.leads.path, campaignId],
          [leadListApi.list.path],
          [leadListApi.one.path],
          [campaignsApi.launchChecks.path, campaignId],
          [forecastApi.campaign.path, campaignId],
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}

export function useAddFound(searchId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof leadSearchesApi.addToCampaign>['body']) =>
      call(leadSearchesApi.addToCampaign, { params: { id: searchId }, body }),
    onSuccess: (_, { campaignId }) => {
      void client.invalidateQueries({ queryKey: campaignKey(campaignId) });
      void client.invalidateQueries({ queryKey: [campaignsApi.list.path] });
      void client.invalidateQueries({ queryKey: [leadSearchesApi.leads.path, campaignId] });
    },
  });
}
