import { queryOptions, useMutation } from '@tanstack/react-query';
import { offersApi } from '#contract/campaigns/offers.ts';
import type { OfferDataChange } from '#core/offers/offer-data.ts';
import { call } from '#web/lib/api.ts';

export const offersQuery = queryOptions({
  queryKey: [offersApi.list.path],
  queryFn: ({ signal }) => call(offersApi.list, { signal }),
  staleTime: 0,
});

export const useSummarise = () =>
  useMutation({
    mutationFn: (offerData: OfferDataChange) => call(offersApi.summarise, { body: { offerData } }),
  });

export const useImportProfile = () => useMutation({ mutationFn: () => call(offersApi.importProfile) });
