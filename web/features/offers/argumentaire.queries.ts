import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { type Offer, offersApi } from '#contract/campaigns/offers.ts';
import { argumentPreviewApi } from '#contract/texts/argument-preview.ts';
import type { Argumentaire } from '#core/offers/argumentaire.ts';
import type { OfferData } from '#core/offers/offer-data.ts';
import { campaignKey } from '#web/features/campaigns/campaigns.queries.ts';
import { offersQuery } from '#web/features/offers/offers.queries.ts';
import { call } from '#web/lib/api.ts';
import { makeSavers } from '#web/lib/savers.ts';
import { type ArgumentaireSaver, type SaverView, startArgumentaireSaver } from './argumentaire-saver.ts';

const previewKey = (campaignId: string) => [argumentPreviewApi.read.path, campaignId];

export const argumentPreviewQuery = (campaignId: string, page: number) =>
  queryOptions({
    queryKey: [...previewKey(campaignId), page],
    queryFn: ({ signal }) =>
      call(argumentPreviewApi.read, { params: { id: campaignId }, query: { page }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const useProposeArguments = () =>
  useMutation({
    mutationFn: (body: { offerData: OfferData; text: string }) => call(offersApi.proposeArguments, { body }),
  });

export type ArgumentaireEditing = SaverView & {
  change: (next: Argumentaire) => void;
  /** What is typed by now, for what happens long after the screen was drawn. */
  current: () => Argumentaire;
  flush: () => Promise<void>;
  resolve: (choice: 'mine' | 'theirs') => void;
};

const useSaver = makeSavers<ArgumentaireSaver>();

/** The argumentaire of an offer as it is typed. */
export function useArgumentaire(offer: Offer): ArgumentaireEditing {
  const client = useQueryClient();
  const saver = useSaver(offer.id, () =>
    startArgumentaireSaver(offer, {
      save: (body, isKeptAlive) => call(offersApi.update, { params: { id: offer.id }, body, isKeptAlive }),
      onSaved: (saved) => {
        client.setQueryData(offersQuery.queryKey, (list) =>
          list?.map((one) => (one.id === saved.id ? saved : one)),
        );
        for (const { id } of saved.usedBy) {
          void client.invalidateQueries({ queryKey: campaignKey(id) });
          void client.invalidateQueries({ queryKey: previewKey(id) });
        }
      },
    }),
  );
  const view = useSyncExternalStore(saver.subscribe, saver.look);
  useEffect(() => saver.see(offer), [saver, offer]);
  const { change, flush, resolve } = saver;
  return { ...view, change, flush, resolve, current: () => saver.look().content };
}
