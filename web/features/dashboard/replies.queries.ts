import { queryOptions } from '@tanstack/react-query';
import { conversationsApi } from '#contract/conversations.ts';
import { call } from '#web/lib/api.ts';

const refreshEveryMs = 30_000;

/** The replies that nobody read, and how many there are. */
export const unreadQuery = queryOptions({
  queryKey: [conversationsApi.list.path, 'dashboard'] as const,
  queryFn: async ({ signal }) => {
    const [{ items }, { unread }] = await Promise.all([
      call(conversationsApi.list, { query: { view: 'unread' }, signal }),
      call(conversationsApi.counts, { signal }),
    ]);
    return { items, total: unread };
  },
  staleTime: 0,
  refetchInterval: refreshEveryMs,
});
