import { queryOptions } from '@tanstack/react-query';
import { conversationsApi } from '#contract/overview/conversations.ts';
import { call } from '#web/lib/api.ts';

const refreshEveryMs = 30_000;

/** The replies that nobody read or answered, and how many there are. */
export const waitingRepliesQuery = queryOptions({
  queryKey: [conversationsApi.list.path, 'dashboard'] as const,
  queryFn: async ({ signal }) => {
    const [{ items }, { waiting }] = await Promise.all([
      call(conversationsApi.list, { query: { view: 'waiting' }, signal }),
      call(conversationsApi.counts, { signal }),
    ]);
    return { items, total: waiting };
  },
  staleTime: 0,
  refetchInterval: refreshEveryMs,
});
