import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type EngagementConfig, sequenceTemplatesApi } from '#contract/campaigns/engagement.ts';
import { call } from '#web/lib/api.ts';

export const savedTemplatesQuery = queryOptions({
  queryKey: [sequenceTemplatesApi.list.path],
  queryFn: ({ signal }) => call(sequenceTemplatesApi.list, { signal }),
});

export function useSaveTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; config: EngagementConfig }) =>
      call(sequenceTemplatesApi.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedTemplatesQuery.queryKey }),
  });
}

export function useRemoveTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(sequenceTemplatesApi.remove, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedTemplatesQuery.queryKey }),
  });
}
