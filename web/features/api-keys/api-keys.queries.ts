import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiKeysApi, type NewApiKey } from '#contract/integrations/api-keys.ts';
import { call } from '#web/lib/api.ts';

export const apiKeysQuery = queryOptions({
  queryKey: [apiKeysApi.list.path],
  queryFn: ({ signal }) => call(apiKeysApi.list, { signal }),
  // A key is used while the page is open.
  staleTime: 0,
});

function useKeyMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries(apiKeysQuery) });
}

export const useCreateKey = () => useKeyMutation((body: NewApiKey) => call(apiKeysApi.create, { body }));
export const useRevokeKey = () => useKeyMutation((id: string) => call(apiKeysApi.revoke, { params: { id } }));
