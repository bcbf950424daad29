import { queryOptions, useMutation } from '@tanstack/react-query';
import { type IcpCriteria, icpsApi, type SuggestionKind } from '#contract/campaigns/icps.ts';
import { call } from '#web/lib/api.ts';

export const icpsQuery = queryOptions({
  queryKey: [icpsApi.list.path],
  queryFn: ({ signal }) => call(icpsApi.list, { signal }),
  staleTime: 0,
});

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
