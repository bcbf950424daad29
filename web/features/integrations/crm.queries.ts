import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CrmPhase, crmApi, type ItemView } from '#contract/integrations/crm.ts';
import type { Choice } from '#core/integrations/crm-compare.ts';
import type { CrmField, CrmService, FieldMapping } from '#core/integrations/crm-fields.ts';
import { call } from '#web/lib/api.ts';

const atRest: readonly CrmPhase[] = ['compared', 'done', 'failed', 'undone'];
export const isRunning = (phase: CrmPhase): boolean => !atRest.includes(phase);

export const crmQuery = queryOptions({
  queryKey: [crmApi.get.path],
  queryFn: ({ signal }) => call(crmApi.get, { signal }),
  staleTime: 0,
  // It moves by itself while something runs.
  refetchInterval: ({ state }) => (state.data?.run && isRunning(state.data.run.phase) ? 1000 : false),
});

export const runsQuery = queryOptions({
  queryKey: [crmApi.runs.path],
  queryFn: ({ signal }) => call(crmApi.runs, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(({ phase }) => isRunning(phase)) ? 1000 : false),
});

export const previewQuery = queryOptions({
  queryKey: [crmApi.preview.path],
  queryFn: ({ signal }) => call(crmApi.preview, { signal }),
});

export const propertiesQuery = queryOptions({
  queryKey: [crmApi.properties.path],
  queryFn: ({ signal }) => call(crmApi.properties, { signal }),
  retry: false,
});

export const itemsQuery = (id: string, view: ItemView) =>
  infiniteQueryOptions({
    queryKey: [crmApi.items.path, id, view],
    queryFn: ({ pageParam, signal }) =>
      call(crmApi.items, {
        params: { id },
        query: { view, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });

/** After anything that is done with the CRM, all that is shown of it is read again. */
function useCrmMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      await Promise.all(
        [crmApi.get, crmApi.runs, crmApi.items].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      );
      // Another CRM has other properties.
      if (!client.getQueryData(crmQuery.queryKey)?.connection)
        client.removeQueries({ queryKey: propertiesQuery.queryKey });
    },
  });
}

const one = (id: string) => ({ params: { id } });
export const useConnect = () =>
  useCrmMutation((body: { service: CrmService; token: string }) => call(crmApi.connect, { body }));
export const useAuthorize = () =>
  useMutation({ mutationFn: (service: CrmService) => call(crmApi.authorize, { body: { service } }) });
export const useFinishAuthorization = () =>
  useCrmMutation((body: { code: string; state: string }) => call(crmApi.finishAuthorization, { body }));
export const useDisconnect = () => useCrmMutation(() => call(crmApi.disconnect, {}));
export const useChangeMapping = () =>
  useCrmMutation((body: FieldMapping) => call(crmApi.changeMapping, { body }));
export const useTryOut = () => useCrmMutation(() => call(crmApi.try, {}));
export const useSync = () => useCrmMutation((id: string) => call(crmApi.sync, one(id)));
export const useUndo = () => useCrmMutation((id: string) => call(crmApi.undo, one(id)));
export const useReplay = () => useCrmMutation((id: string) => call(crmApi.replay, one(id)));
export const useChoose = () =>
  useCrmMutation(({ id, ...body }: { id: string; field: CrmField; choice: Choice }) =>
    call(crmApi.choose, { ...one(id), body }),
  );
