import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { offersApi } from '#contract/offers.ts';
import type { OfferDataChange } from '#core/offers/offer-data.ts';
import { campaignKey } from '#web/features/campaigns/campaigns.queries.ts';
import { call } from '#web/lib/api.ts';

export const offersQuery = queryOptions({
  queryKey: [offersApi.list.path],
  queryFn: ({ signal }) => call(offersApi.list, { signal }),
  staleTime: 0,
});

/** The name belongs to the offer: every campaign that uses it reads it anew. */
export function useRenameOffer(campaignId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(offersApi.update, { params: { id }, body: { name } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: offersQuery.queryKey }),
        client.invalidateQueries({ queryKey: campaignKey(campaignId) }),
      ]),
  });
}

export const useSummarise = () =>
  useMutation({
    mutationFn: (offerData: OfferDataChange) => call(offersApi.summarise, { body: { offerData } }),
  });

export const useImportProfile = () => useMutation({ mutationFn: () => call(offersApi.importProfile) });

/** `letGo` first takes it out of the campaign on the screen, if only that one uses it. */
export function useRemoveOffer(options: { letGo?: (id: string) => Promise<unknown>; onRemoved: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await options.letGo?.(id);
      return call(offersApi.remove, { params: { id } });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: offersQuery.queryKey });
      options.onRemoved();
    },
  });
}
