import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { IdentityProof } from '#contract/identity/auth.ts';
import { accountDataApi } from '#contract/integrations/account-data.ts';
import { call } from '#web/lib/api.ts';

const lookEveryMs = 2000;

/** Looked at again while it is being made. */
export const dataExportQuery = queryOptions({
  queryKey: [accountDataApi.readExport.path],
  queryFn: ({ signal }) => call(accountDataApi.readExport, { signal }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    data?.state === 'waiting' || data?.state === 'making' ? lookEveryMs : false,
});

export function useAskExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(accountDataApi.askExport),
    onSuccess: (asked) => client.setQueryData(dataExportQuery.queryKey, asked),
  });
}

export const deletionQuery = queryOptions({
  queryKey: [accountDataApi.readDeletion.path],
  queryFn: ({ signal }) => call(accountDataApi.readDeletion, { signal }),
  staleTime: 0,
});

export function useAskDeletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: IdentityProof) => call(accountDataApi.askDeletion, { body }),
    onSuccess: (deletion) => client.setQueryData(deletionQuery.queryKey, deletion),
  });
}

export function useCancelDeletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(accountDataApi.cancelDeletion),
    onSuccess: (deletion) => client.setQueryData(deletionQuery.queryKey, deletion),
  });
}
