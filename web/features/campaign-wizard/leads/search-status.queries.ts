import { queryOptions } from '@tanstack/react-query';
import { campaignsApi, isTemporaryId } from '#contract/campaigns.ts';
import { call } from '#web/lib/api.ts';

const refreshEveryMs = 3000;

/** Followed while it runs. */
export const searchStatusQuery = (id: string) =>
  queryOptions({
    queryKey: [campaignsApi.searchStatus.path, id],
    queryFn: ({ signal }) => call(campaignsApi.searchStatus, { params: { id }, signal }),
    enabled: !isTemporaryId(id),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.status === 'queued' || state.data?.status === 'running' ? refreshEveryMs : false,
  });
