import { queryOptions } from '@tanstack/react-query';
import { isTemporaryId } from '#contract/campaigns/campaigns.ts';
import { removalsApi } from '#contract/campaigns/removals.ts';
import { call } from '#web/lib/api.ts';

/** Asked anew at each visit, and whenever people are judged again. */
export const removalsQuery = (id: string) =>
  queryOptions({
    queryKey: [removalsApi.read.path, id],
    queryFn: ({ signal }) => call(removalsApi.read, { params: { id }, signal }),
    enabled: !isTemporaryId(id),
    staleTime: 0,
  });
