import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { calendarApi } from '#contract/integrations/calendar.ts';
import type { CalendarService } from '#core/integrations/calendars.ts';
import { call } from '#web/lib/api.ts';

export const calendarQuery = queryOptions({
  queryKey: [calendarApi.get.path],
  queryFn: ({ signal }) => call(calendarApi.get, { signal }),
  // Meetings come by themselves.
  staleTime: 0,
});

function useCalendarMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries(calendarQuery) });
}

type Key = { service: CalendarService; token: string };

export const useConnectCalendar = () =>
  useCalendarMutation((body: Key) => call(calendarApi.connect, { body }));
export const useDisconnectCalendar = () =>
  useCalendarMutation((service: CalendarService) => call(calendarApi.disconnect, { body: { service } }));
