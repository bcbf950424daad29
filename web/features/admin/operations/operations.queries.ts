import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type DeliverySource, deliveriesApi } from '#contract/integrations/deliveries.ts';
import {
  type NewAnnouncement,
  operationsApi,
  type SupportState,
} from '#contract/overview/admin-operations.ts';
import type { SwitchName } from '#core/identity/switches.ts';
import { call } from '#web/lib/api.ts';
import { useConfirmed } from '../confirmed.ts';

export const operationsQuery = queryOptions({
  queryKey: [operationsApi.state.path],
  queryFn: ({ signal }) => call(operationsApi.state, { signal }),
  staleTime: 0,
  refetchInterval: 30_000,
});

export const figuresQuery = queryOptions({
  queryKey: [operationsApi.figures.path],
  queryFn: ({ signal }) => call(operationsApi.figures, { signal }),
});

export const supportQuery = (state: SupportState) =>
  queryOptions({
    queryKey: [operationsApi.support.path, state],
    queryFn: ({ signal }) => call(operationsApi.support, { query: { state }, signal }),
    staleTime: 0,
    refetchInterval: 60_000,
  });

export const announcementsQuery = queryOptions({
  queryKey: [operationsApi.announcements.path],
  queryFn: ({ signal }) => call(operationsApi.announcements, { signal }),
  staleTime: 0,
});

export const switchesQuery = queryOptions({
  queryKey: [operationsApi.switches.path],
  queryFn: ({ signal }) => call(operationsApi.switches, { signal }),
  staleTime: 0,
});

export const deliveriesQuery = queryOptions({
  queryKey: [deliveriesApi.list.path],
  queryFn: ({ signal }) => call(deliveriesApi.list, { signal }),
  staleTime: 0,
  refetchInterval: 30_000,
});

export function useReplay() {
  const client = useQueryClient();
  const confirmed = useConfirmed();
  return useMutation({
    mutationFn: (body: { source: DeliverySource; id: string }) =>
      confirmed(() => call(deliveriesApi.replay, { body })),
    onSuccess: (list) => client.setQueryData(deliveriesQuery.queryKey, list),
  });
}

export function useRetryJobs() {
  const client = useQueryClient();
  const confirmed = useConfirmed();
  return useMutation({
    mutationFn: (queue: string) => confirmed(() => call(operationsApi.retryJobs, { body: { queue } })),
    onSuccess: (state) => client.setQueryData(operationsQuery.queryKey, state),
  });
}

export function useMarkSupport() {
  const client = useQueryClient();
  const confirmed = useConfirmed();
  return useMutation({
    mutationFn: ({ id, state }: { id: string; state: SupportState }) =>
      confirmed(() => call(operationsApi.markSupport, { params: { id }, body: { state } })),
    onSuccess: () => client.invalidateQueries({ queryKey: [operationsApi.support.path] }),
  });
}

export function useAnnounce() {
  const client = useQueryClient();
  const confirmed = useConfirmed();
  return useMutation({
    mutationFn: (body: NewAnnouncement) => confirmed(() => call(operationsApi.announce, { body })),
    onSuccess: (list) => client.setQueryData(announcementsQuery.queryKey, list),
  });
}

export function useWithdraw() {
  const client = useQueryClient();
  const confirmed = useConfirmed();
  return useMutation({
    mutationFn: (id: string) => confirmed(() => call(operationsApi.withdraw, { params: { id } })),
    onSuccess: (list) => client.setQueryData(announcementsQuery.queryKey, list),
  });
}

export function useChangeSwitch() {
  const client = useQueryClient();
  const confirmed = useConfirmed();
  return useMutation({
    mutationFn: ({ name, isOpen }: { name: SwitchName; isOpen: boolean }) =>
      confirmed(() => call(operationsApi.changeSwitch, { params: { name }, body: { isOpen } })),
    onSuccess: (list) => client.setQueryData(switchesQuery.queryKey, list),
  });
}
