import { queryOptions } from '@tanstack/react-query';
import { conversationsApi } from '#contract/conversations.ts';
import { pollUnlessLive } from '#web/features/live/live-state.ts';
import { call } from '#web/lib/api.ts';

/** What waits in the inbox: shown on its tab and beside its filters. */
export const inboxCountsQuery = queryOptions({
  queryKey: [conversationsApi.counts.path],
  queryFn: ({ signal }) => call(conversationsApi.counts, { signal }),
  staleTime: 0,
  refetchInterval: pollUnlessLive,
});
