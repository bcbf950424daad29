import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type EngagementConfig, sequenceModelsApi } from '#contract/campaigns/engagement.ts';
import { call } from '#web/lib/api.ts';

export const savedModelsQuery = queryOptions({
  queryKey: [sequenceModelsApi.list.path],
  queryFn: ({ signal }) => call(sequenceModelsApi.list, { signal }),
});

export function useSaveModel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; config: EngagementConfig }) =>
      call(sequenceModelsApi.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedModelsQuery.queryKey }),
  });
}

export function useRemoveModel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(sequenceModelsApi.remove, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedModelsQuery.queryKey }),
  });
}
