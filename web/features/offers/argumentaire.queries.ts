import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Offer, offersApi } from '#contract/campaigns/offers.ts';
import { argumentPreviewApi } from '#contract/texts/argument-preview.ts';
import type { Argumentaire } from '#core/offers/argumentaire.ts';
import type { OfferData } from '#core/offers/offer-data.ts';
import { campaignKey } from '#web/features/campaigns/campaigns.queries.ts';
import { offersQuery } from '#web/features/offers/offers.queries.ts';
import { call } from '#web/lib/api.ts';
import { watchUnsaved } from '#web/lib/unsaved-work.ts';
import { type SaverView, startArgumentaireSaver } from './argumentaire-saver.ts';

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

/** The argumentaire of an offer as it is typed; `campaignId` is the campaign on the screen, if there is one. */
export function useArgumentaire(offer: Offer, campaignId: string | null): ArgumentaireEditing {
  const client = useQueryClient();
  const [saver] = useState(() =>
    startArgumentaireSaver(offer, {
      save: (body, isKeptAlive) => call(offersApi.update, { params: { id: offer.id }, body, isKeptAlive }),
      onSaved: (saved) => {
        client.setQueryData(offersQuery.queryKey, (list) =>
          list?.map((one) => (one.id === saved.id ? saved : one)),
        );
        if (!campaignId) return;
        void client.invalidateQueries({ queryKey: campaignKey(campaignId) });
        void client.invalidateQueries({ queryKey: previewKey(campaignId) });
      },
    }),
  );
  const view = useSyncExternalStore(saver.subscribe, saver.look);
  useEffect(() => saver.see(offer), [saver, offer]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.isAtRisk()) event.preventDefault();
    };
    const stopWatching = watchUnsaved({
      save: () => saver.flush().then(() => !saver.hasUnsaved()),
      forget: saver.forget,
    });
    window.addEventListener('pagehide', saver.leavePage);
    window.addEventListener('beforeunload', warn);
    return () => {
      stopWatching();
      window.removeEventListener('pagehide', saver.leavePage);
      window.removeEventListener('beforeunload', warn);
      void saver.flush();
    };
  }, [saver]);
  const { change, flush, resolve } = saver;
  return { ...view, change, flush, resolve, current: () => saver.look().content };
}
