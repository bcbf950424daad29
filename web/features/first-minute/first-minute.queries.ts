import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { icpsApi } from '#contract/campaigns/icps.ts';
import { firstMinuteApi } from '#contract/texts/first-minute.ts';
import {
  audienceOfService,
  proposeTarget,
  withoutRelativeClause,
} from '#core/first-minute/propose-target.ts';
import { campaignKey, campaignListQuery } from '#web/features/campaigns/campaigns.queries.ts';
import { offersQuery } from '#web/features/offers/offers.queries.ts';
import { call } from '#web/lib/api.ts';
import { looksLikeAddress } from './first-minute-state.ts';

export const useReadPasted = () =>
  useMutation({
    mutationFn: (pasted: string) =>
      call(firstMinuteApi.read, {
        body: looksLikeAddress(pasted) ? { address: pasted.trim() } : { text: pasted },
      }),
  });

type SamplesBody = Parameters<typeof call<typeof firstMinuteApi.write>>[1]['body'];

export const samplesQuery = (body: SamplesBody) =>
  queryOptions({
    queryKey: [firstMinuteApi.write.path, body],
    queryFn: ({ signal }) => call(firstMinuteApi.write, { body, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: keepPreviousData,
  });

/** Whom a market in the user's own words asks for. */
export const readMarketTarget = async (market: string, service: string) => {
  const sentence = market.replace(/\s+/gu, ' ').trim();
  if (sentence.length < 3) return null;
  const served = audienceOfService(service);
  const [own, aside] = await Promise.all([
    readCriteria(withoutRelativeClause(sentence)),
    served ? readCriteria(served) : null,
  ]);
  return proposeTarget(own, sentence, aside);
};

const readCriteria = async (sentence: string) =>
  (await call(icpsApi.readSentence, { body: { sentence: sentence.slice(0, 600) } })).criteria;

export function useKeepOffer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Parameters<typeof call<typeof firstMinuteApi.keep>>[1]['body']) =>
      call(firstMinuteApi.keep, { body }),
    onSuccess: async (campaign) => {
      client.setQueryData(campaignKey(campaign.id), campaign);
      await Promise.all(
        [campaignListQuery.queryKey, offersQuery.queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}
