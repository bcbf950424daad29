import { queryOptions } from '@tanstack/react-query';
import { conversationsApi } from '#contract/overview/conversations.ts';
import { toDoApi } from '#contract/overview/to-do.ts';
import { pollUnlessLive } from '#web/features/live/live-state.ts';
import { call } from '#web/lib/api.ts';

/** What is to be done: the one source of the figures at the top of every page and on the tabs. */
export const toDoQuery = queryOptions({
  queryKey: [toDoApi.read.path],
  queryFn: ({ signal }) => call(toDoApi.read, { signal }),
  staleTime: 0,
  refetchInterval: pollUnlessLive,
});

/** What is in the inbox, beside its filters. */
export const inboxCountsQuery = queryOptions({
  queryKey: [conversationsApi.counts.path],
  queryFn: ({ signal }) => call(conversationsApi.counts, { signal }),
  staleTime: 0,
  refetchInterval: pollUnlessLive,
});
