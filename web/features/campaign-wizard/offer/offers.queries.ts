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

export function useCreateOffer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(offersApi.create, { body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: offersQuery.queryKey }),
  });
}
