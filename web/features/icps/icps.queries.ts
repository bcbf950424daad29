import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type IcpCriteria, icpsApi, type SuggestionKind } from '#contract/icps.ts';
import { campaignKey } from '#web/features/campaigns/campaigns.queries.ts';
import { call } from '#web/lib/api.ts';

export const icpsQuery = queryOptions({
  queryKey: [icpsApi.list.path],
  queryFn: ({ signal }) => call(icpsApi.list, { signal }),
  staleTime: 0,
});

export function useRenameIcp(campaignId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(icpsApi.update, { params: { id }, body: { name } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: icpsQuery.queryKey }),
        client.invalidateQueries({ queryKey: campaignKey(campaignId) }),
      ]),
  });
}

/** `letGo` first takes it out of the campaign on the screen, if only that one uses it. */
export function useRemoveIcp(options: { letGo?: (id: string) => Promise<unknown>; onRemoved: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await options.letGo?.(id);
      return call(icpsApi.remove, { params: { id } });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: icpsQuery.queryKey });
      options.onRemoved();
    },
  });
}

export const useReadSentence = () =>
  useMutation({ mutationFn: (sentence: string) => call(icpsApi.readSentence, { body: { sentence } }) });

export const suggestionsQuery = (kind: SuggestionKind, q: string) =>
  queryOptions({
    queryKey: [icpsApi.suggest.path, kind, q],
    queryFn: ({ signal }) => call(icpsApi.suggest, { query: { kind, q }, signal }),
  });

/** Kept by criteria: going back to the same ones asks nothing of the account. */
export const audienceQuery = (criteria: IcpCriteria) =>
  queryOptions({
    queryKey: [icpsApi.audience.path, criteria],
    queryFn: ({ signal }) => call(icpsApi.audience, { body: { criteria }, signal }),
  });
