import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type NotificationSettings, notificationsApi } from '#contract/identity/notifications.ts';
import { call } from '#web/lib/api.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { toast } from '#web/ui/toast-store.ts';

export const notificationSettingsQuery = queryOptions({
  queryKey: [notificationsApi.settings.path],
  queryFn: ({ signal }) => call(notificationsApi.settings, { signal }),
});

/** Shown at once, taken back if the server refuses. */
export function useChangeNotificationSettings() {
  const client = useQueryClient();
  const { queryKey } = notificationSettingsQuery;
  return useMutation({
    mutationFn: (body: Partial<NotificationSettings>) => call(notificationsApi.changeSettings, { body }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (settings) => settings && { ...settings, ...change });
      return before;
    },
    onSuccess: (settings) => client.setQueryData(queryKey, settings),
    onError: (error, _change, before) => {
      client.setQueryData(queryKey, before);
      toast({ tone: 'error', title: 'Ce choix n’a pas été enregistré.', description: errorMessage(error) });
    },
  });
}
