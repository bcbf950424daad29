import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorTexts } from '#contract/errors.ts';
import { type Notification, notificationsApi } from '#contract/identity/notifications.ts';
import { pollUnlessLive } from '#web/features/live/live-state.ts';
import { call, integrationErrorEvent } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast-store.ts';
import { concernsAccount, markAllRead, markRead, restoreAll, withoutOne } from './notification-list.ts';

export const notificationsQuery = queryOptions({
  queryKey: [notificationsApi.list.path],
  queryFn: async ({ signal, client, queryKey }) => {
    const before = client.getQueryData<Notification[]>(queryKey);
    const list = (await call(notificationsApi.list, { signal })).filter(({ dismissed }) => !dismissed);
    // The frame's own look at the status is rarer than this one.
    if (before && concernsAccount(list, before)) window.dispatchEvent(new Event(integrationErrorEvent));
    return list;
  },
  refetchInterval: pollUnlessLive,
  refetchOnWindowFocus: 'always',
});

type List = readonly Notification[];

/** Shown at once, taken back if the server refuses, checked again when the last change has settled. */
function useOptimisticChange<Input>(change: {
  send: (input: Input) => Promise<unknown>;
  apply: (list: List, input: Input) => Notification[];
  touched: (list: List, input: Input) => List;
  failure: string;
}) {
  const client = useQueryClient();
  const { queryKey } = notificationsQuery;
  const mutationKey = ['change', ...queryKey];
  const update = (map: (list: List) => Notification[]) =>
    client.setQueryData(queryKey, (list) => list && map(list));
  return useMutation({
    mutationKey,
    mutationFn: change.send,
    onMutate: async (input: Input) => {
      await client.cancelQueries({ queryKey });
      const originals = change.touched(client.getQueryData(queryKey) ?? [], input);
      update((list) => change.apply(list, input));
      return originals;
    },
    onError: (_error, _input, originals) => {
      if (originals) update((list) => restoreAll(list, originals));
      toast({ tone: 'error', title: 'Erreur', description: change.failure });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
}

const byId = (list: List, id: string) => list.filter((item) => item.id === id);

export const useMarkRead = () =>
  useOptimisticChange<string>({
    send: (id) => call(notificationsApi.read, { params: { id } }),
    apply: markRead,
    touched: byId,
    failure: errorTexts.notificationRead,
  });

export const useDismiss = () =>
  useOptimisticChange<string>({
    send: (id) => call(notificationsApi.dismiss, { params: { id } }),
    apply: withoutOne,
    touched: byId,
    failure: errorTexts.notificationDismiss,
  });

export const useMarkAllRead = () =>
  useOptimisticChange<void>({
    send: () => call(notificationsApi.readAll),
    apply: markAllRead,
    touched: (list) => list.filter(({ read }) => !read),
    failure: errorTexts.notificationReadAll,
  });
