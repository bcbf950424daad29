import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import {
  type Discovery,
  discoveryApi,
  type Suggestion,
  type SuggestionAnswer,
} from '#contract/sourcing/discovery.ts';
import { campaignKey } from '#web/features/campaigns/campaigns.queries.ts';
import { call } from '#web/lib/api.ts';

const keyOf = (icpId: string) => [discoveryApi.read.path, icpId] as const;
const answerKey = ['discovery-answer'] as const;

export const discoveryQuery = (icpId: string) =>
  queryOptions({
    queryKey: keyOf(icpId),
    queryFn: ({ signal, client }) => {
      const current = client.getQueryData<Discovery>(keyOf(icpId))?.cards[0]?.personId;
      return call(discoveryApi.read, { params: { id: icpId }, query: { current }, signal });
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

export type Answered = { card: Suggestion; answer: SuggestionAnswer };

/**
 * Answers go out one after the other, in their order; the card on the screen changes at once. A call that fails puts
 * its card back.
 */
export function useAnswers(icpId: string, onRefused: (answered: Answered) => void) {
  const client = useQueryClient();
  const change = (edit: (before: Discovery) => Discovery) =>
    client.setQueryData<Discovery>(keyOf(icpId), (before) => before && edit(before));
  const settle = () => reorder(client, icpId);
  const scope = { id: 'discovery' };
  const answer = useMutation({
    mutationKey: answerKey,
    scope,
    mutationFn: ({ card: { personId }, answer }: Answered) =>
      call(discoveryApi.answer, { params: { id: icpId }, body: { personId, answer } }),
    onSuccess: (result) => change((before) => heed(before, result)),
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
    onSuccess: (result) => change((before) => heed(before, result)),
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

type AnswerResult = Pick<Discovery, 'learning' | 'toAdd'>;

/** Once something is learned, the cards in hand tell of how many answers: the note waits for theirs. */
const heed = (before: Discovery, { learning, toAdd }: AnswerResult): Discovery => ({
  ...before,
  toAdd,
  learning: before.learning.missing ? learning : before.learning,
});

/** Once the last answer is kept: what it taught orders the cards after the one on the screen. */
function reorder(client: QueryClient, icpId: string): void {
  const isLast = client.isMutating({ mutationKey: answerKey }) <= 1;
  if (isLast) void client.invalidateQueries({ queryKey: keyOf(icpId) });
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
