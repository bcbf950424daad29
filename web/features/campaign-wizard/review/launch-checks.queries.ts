import { queryOptions } from '@tanstack/react-query';
import { campaignsApi, isTemporaryId } from '#contract/campaigns.ts';
import { call } from '#web/lib/api.ts';

/** Asked anew at each visit: an account, an e-mail or a plan may have changed elsewhere. */
export const launchChecksQuery = (id: string) =>
  queryOptions({
    queryKey: [campaignsApi.launchChecks.path, id],
    queryFn: ({ signal }) => call(campaignsApi.launchChecks, { params: { id }, signal }),
    enabled: !isTemporaryId(id),
    staleTime: 0,
  });
