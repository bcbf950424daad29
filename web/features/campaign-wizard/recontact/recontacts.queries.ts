import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignsApi, isTemporaryId } from '#contract/campaigns/campaigns.ts';
import { forecastApi } from '#contract/engine/forecast.ts';
import { recontactsApi } from '#contract/engine/recontacts.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import { call } from '#web/lib/api.ts';

/** Asked anew at each visit: other campaigns go on meanwhile. */
export const recontactsQuery = (id: string) =>
  queryOptions({
    queryKey: [recontactsApi.list.path, id],
    queryFn: ({ signal }) => call(recontactsApi.list, { params: { id }, signal }),
    enabled: !isTemporaryId(id),
    staleTime: 0,
  });

export function useConfirmRecontacts(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (personIds: string[]) => call(recontactsApi.confirm, { params: { id }, body: { personIds } }),
    onSettled: () =>
      Promise.all(
        [
          [recontactsApi.list.path, id],
          [forecastApi.campaign.path, id],
          [campaignsApi.launchChecks.path, id],
          [draftsApi.queue.path],
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}
