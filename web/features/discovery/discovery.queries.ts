import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignsApi } from '#contract/campaigns.ts';
import { type Discovery, discoveryApi, type Suggestion, type SuggestionAnswer } from '#contract/discovery.ts';
import { campaignKey } from '#web/features/campaigns/campaigns.queries.ts';
import { call } from '#web/lib/api.ts';

const keyOf = (icpId: string) => [discoveryApi.read.path, icpId] as const;
const answerKey = ['discovery-answer'] as const;

export const discoveryQuery = (icpId: string) =>
  queryOptions({
    queryKey: keyOf(icpId),
    queryFn: ({ signal }) => call(discoveryApi.read, { params: { id: icpId }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** Fewer cards than that in hand, and more are asked for while these are answered. */
const fewCards = 8;

export type Answered = { card: Suggestion; answer: SuggestionAnswer };

/**
 * Answers go out one after the other, in their order; the card on the screen changes at once. A call that fails puts
 * its card back.
 */
export function useAnswers(icpId: string, onRefused: (answered: Answered) => void) {
  const client = useQueryClient();
  const change = (edit: (before: Discovery) => Discovery) =>
    client.setQueryData<Discovery>(keyOf(icpId), (before) => before && edit(before));
  const settle = () => refill(client, icpId);
  const scope = { id: 'discovery' };
  const answer = useMutation({
    mutationKey: answerKey,
    scope,
    mutationFn: ({ card: { personId }, answer }: Answered) =>
      call(discoveryApi.answer, { params: { id: icpId }, body: { personId, answer } }),
    onSuccess: (told) => change((before) => ({ ...before, ...told })),
    onError: (_, answered) => {
      change((before) => putBack(before, answered.card));
      onRefused(answered);
    },
    onSettled: settle,
  });
  const undo = useMutation({
    mutationKey: answerKey,
    scope,
    mutationFn: ({ card: { personId } }: Answered) =>
      call(discoveryApi.undo, { params: { id: icpId }, body: { personId } }),
    onSuccess: (told) => change((before) => ({ ...before, ...told })),
    onSettled: settle,
  });
  return {
    answer: (answered: Answered) => {
      // What is being read was asked for before this answer: it would bring the card back.
      void client.cancelQueries({ queryKey: keyOf(icpId) });
      change((before) => takeAway(before, answered));
      answer.mutate(answered);
    },
    undo: (answered: Answered) => {
      void client.cancelQueries({ queryKey: keyOf(icpId) });
      change((before) => putBack(before, answered.card));
      undo.mutate(answered);
    },
  };
}

function takeAway(before: Discovery, { card, answer }: Answered): Discovery {
  const cards = before.cards.filter(({ personId }) => personId !== card.personId);
  // Put off: it comes back at the end, unless others that are not here yet come before.
  if (answer === 'later')
    return {
      ...before,
      cards: before.waiting > before.cards.length ? cards : [...cards, { ...card, isLater: true }],
    };
  return { ...before, cards, waiting: before.waiting - 1 };
}

function putBack(before: Discovery, card: Suggestion): Discovery {
  const others = before.cards.filter(({ personId }) => personId !== card.personId);
  const isNew = !before.cards.some(({ personId, isLater }) => personId === card.personId && isLater);
  return { ...before, cards: [card, ...others], waiting: before.waiting + (isNew ? 1 : 0) };
}

/** Once the last answer is kept, and only if cards run out: what the answers taught then orders the next ones. */
function refill(client: QueryClient, icpId: string): void {
  const now = client.getQueryData<Discovery>(keyOf(icpId));
  const isLast = client.isMutating({ mutationKey: answerKey }) <= 1;
  if (isLast && now && now.cards.length < fewCards && now.waiting > now.cards.length)
    void client.invalidateQueries({ queryKey: keyOf(icpId) });
}

export function useAddAccepted(icpId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (campaignId: string) =>
      call(discoveryApi.addAccepted, { params: { id: icpId }, body: { campaignId } }),
    onSuccess: (_, campaignId) => {
      client.setQueryData<Discovery>(keyOf(icpId), (before) => before && { ...before, toAdd: 0 });
      void client.invalidateQueries({ queryKey: campaignKey(campaignId) });
      void client.invalidateQueries({ queryKey: [campaignsApi.list.path] });
    },
  });
}
