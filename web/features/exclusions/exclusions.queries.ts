import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { exclusionsApi, type NewExclusions } from '#contract/audience/exclusions.ts';
import { leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import type { ExclusionKind } from '#core/exclusions/exclusion.ts';
import { call } from '#web/lib/api.ts';

export const exclusionsQuery = (asked: { kind?: ExclusionKind; q?: string }) =>
  infiniteQueryOptions({
    queryKey: [exclusionsApi.list.path, asked],
    queryFn: ({ pageParam, signal }) =>
      call(exclusionsApi.list, { query: { ...asked, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  });

/** An exclusion changes who is shown as excluded, and what campaigns count. */
function useExclusionMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          typeof path === 'string' &&
          (path === exclusionsApi.list.path ||
            path.startsWith('/api/leads') ||
            path.startsWith('/api/production') ||
            path === leadSearchesApi.leads.path),
      }),
  });
}

export const useAddExclusions = () =>
  useExclusionMutation((body: NewExclusions) => call(exclusionsApi.add, { body }));

export const useRemoveExclusion = () =>
  useExclusionMutation((id: string) => call(exclusionsApi.remove, { params: { id } }));

export const useExportExclusions = () => useMutation({ mutationFn: () => call(exclusionsApi.export) });
