import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { type AdviceList, type AdviceReview, intelligenceApi } from '#contract/overview/intelligence.ts';
import type { AdviceRule } from '#core/intelligence/advice.ts';
import { call } from '#web/lib/api.ts';

const params = (id: string) => ({ params: { id } });

export const adviceQuery = (id: string) =>
  queryOptions({
    queryKey: [intelligenceApi.review.path, id],
    queryFn: ({ signal }) => call(intelligenceApi.review, { ...params(id), signal }),
  });

export const advisedPeopleQuery = (id: string, list: AdviceList) =>
  infiniteQueryOptions({
    queryKey: [intelligenceApi.people.path, id, list],
    queryFn: ({ pageParam, signal }) =>
      call(intelligenceApi.people, {
        ...params(id),
        query: { ...list, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** A simulation of the whole campaign, twice: made once for each version of it. */
export const adviceForecastQuery = (id: string, rule: AdviceRule, version: number) =>
  queryOptions({
    queryKey: [intelligenceApi.forecast.path, id, rule, version],
    queryFn: ({ signal }) => call(intelligenceApi.forecast, { ...params(id), query: { rule }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Each act answers with the whole review; the campaign itself changed with it. */
function useAct<Input>(id: string, act: (input: Input) => Promise<AdviceReview>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (review) => {
      client.setQueryData(adviceQuery(id).queryKey, review);
      void client.invalidateQueries({ queryKey: [campaignsApi.list.path] });
      void client.invalidateQueries({ queryKey: [campaignsApi.one.path, id] });
    },
    // What was refused is shown as it is now.
    onError: () => void client.invalidateQueries({ queryKey: adviceQuery(id).queryKey }),
  });
}

export const useApplyAdvice = (id: string) =>
  useAct(id, (body: { rule: AdviceRule; subject: string; version: number }) =>
    call(intelligenceApi.apply, { ...params(id), body }),
  );

export const useIgnoreAdvice = (id: string) =>
  useAct(id, (body: { rule: AdviceRule; subject: string; isIgnored: boolean }) =>
    call(intelligenceApi.ignore, { ...params(id), body }),
  );

export const useUndoAdvice = (id: string) =>
  useAct(id, (applicationId: string) =>
    call(intelligenceApi.undo, { ...params(id), body: { applicationId } }),
  );

export const useCompareTexts = (id: string) =>
  useAct(id, (body: { stepKey: string; keeps: 'both' | 'statement' | 'question'; version: number }) =>
    call(intelligenceApi.compare, { ...params(id), body }),
  );
