import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { webhooksApi } from '#contract/integrations/webhooks.ts';
import type { WebhookEventType } from '#core/integrations/webhook-events.ts';
import { call } from '#web/lib/api.ts';

export const endpointsQuery = queryOptions({
  queryKey: [webhooksApi.list.path],
  queryFn: ({ signal }) => call(webhooksApi.list, { signal }),
  // What is delivered meanwhile is counted whenever the page is looked at.
  staleTime: 0,
});

export const triesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [webhooksApi.tries.path, id],
    queryFn: ({ pageParam, signal }) =>
      call(webhooksApi.tries, { params: { id }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });

/** After anything that is done with an address: its line and its calls are read again. */
function useWebhookMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      await client.invalidateQueries(endpointsQuery);
      await client.invalidateQueries({ queryKey: [webhooksApi.tries.path] });
    },
  });
}

export type EndpointForm = { url: string; events: WebhookEventType[] };

export const useCreateEndpoint = () =>
  useWebhookMutation((body: EndpointForm) => call(webhooksApi.create, { body }));
export const useChangeEndpoint = () =>
  useWebhookMutation(({ id, ...body }: Partial<EndpointForm> & { id: string; isActive?: boolean }) =>
    call(webhooksApi.change, { params: { id }, body }),
  );
export const useRemoveEndpoint = () =>
  useWebhookMutation((id: string) => call(webhooksApi.remove, { params: { id } }));
export const useRenewSecret = () =>
  useWebhookMutation((id: string) => call(webhooksApi.renewSecret, { params: { id } }));
export const useTestEndpoint = () =>
  useWebhookMutation((id: string) => call(webhooksApi.test, { params: { id } }));
export const useReactivateEndpoint = () =>
  useWebhookMutation(({ id, replays }: { id: string; replays: boolean }) =>
    call(webhooksApi.reactivate, { params: { id }, body: { replays } }),
  );
export const useReplayEvent = () =>
  useWebhookMutation((id: string) => call(webhooksApi.replay, { params: { id } }));
