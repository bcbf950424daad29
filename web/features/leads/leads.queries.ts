import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { type LeadAct, type LeadSelection, leadActionsApi } from '#contract/campaigns/lead-actions.ts';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import type { ExportFormat } from '#core/leads/export-columns.ts';
import { call } from '#web/lib/api.ts';
import { writeQuery } from '#web/lib/http.ts';
import { type LeadView, queryOf } from './lead-address.ts';

const followEveryMs = 1500;

export const leadsQuery = (view: LeadView) =>
  infiniteQueryOptions({
    queryKey: [leadListApi.list.path, queryOf(view)],
    queryFn: ({ pageParam, signal }) =>
      call(leadListApi.list, {
        query: { ...queryOf(view), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // The people of the filter before stay in sight, dimmed, until the others are there.
    placeholderData: keepPreviousData,
  });

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: [leadListApi.one.path, id],
    queryFn: ({ signal }) => call(leadListApi.one, { params: { id }, signal }),
  });

export const choicesQuery = queryOptions({
  queryKey: [leadListApi.choices.path],
  queryFn: ({ signal }) => call(leadListApi.choices, { signal }),
});

export const exportAddress = (view: LeadView, format: ExportFormat): string =>
  leadListApi.export.path + writeQuery({ ...queryOf(view), format });

function useRefreshLeads() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [leadListApi.list.path, leadListApi.one.path, leadListApi.choices.path].map((path) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    ).then(() =>
      client.invalidateQueries({
        // The list of campaigns, each of them and its people: all count who is where.
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(campaignsApi.list.path),
      }),
    );
}

export function useLeadAct() {
  const refresh = useRefreshLeads();
  return useMutation({
    mutationFn: (body: { act: LeadAct; selection: LeadSelection }) => call(leadActionsApi.start, { body }),
    onSuccess: () => void refresh(),
  });
}

/** Followed while it runs; the list is read again at its end. */
export const leadActionQuery = (id: string, onEnd: () => void) =>
  queryOptions({
    queryKey: [leadActionsApi.one.path, id],
    queryFn: async ({ signal }) => {
      const action = await call(leadActionsApi.one, { params: { id }, signal });
      if (action.state !== 'running') onEnd();
      return action;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'running' ? false : followEveryMs),
  });

export const useLeadsRefresh = useRefreshLeads;
