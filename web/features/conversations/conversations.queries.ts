import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { notificationsApi } from '#contract/identity/notifications.ts';
import {
  type ConversationRow,
  conversationsApi,
  type NewSavedAnswer,
  savedAnswersApi,
  type Thread,
} from '#contract/overview/conversations.ts';
import { prospectsApi } from '#contract/overview/prospects.ts';
import { referralsApi } from '#contract/overview/referrals.ts';
import type { ReplyKind } from '#core/replies/reply.ts';
import { pollUnlessLive } from '#web/features/live/live-state.ts';
import { inboxCountsQuery, toDoQuery } from '#web/features/to-do/to-do.queries.ts';
import { call } from '#web/lib/api.ts';
import type { InboxFilter } from './conversation-address.ts';
import { isOnItsWay } from './conversation-texts.ts';

/** What leaves now is followed more closely than the rest. */
const followMs = 2_500;
const prefetchedMs = 15_000;

export const inboxQuery = ({ view, kind, q }: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: [conversationsApi.list.path, { view, kind, q }],
    queryFn: ({ pageParam, signal }) =>
      call(conversationsApi.list, {
        query: { view, ...(kind && { kind }), ...(q && { q }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: pollUnlessLive,
  });

const followThread = (thread: Thread | undefined) =>
  thread?.leaving.some(isOnItsWay) ? followMs : pollUnlessLive();

const threadKey = (id: string) => [conversationsApi.thread.path, id];

export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: threadKey(id),
    queryFn: ({ signal }) => call(conversationsApi.thread, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => followThread(state.data),
  });

/** Whoever points at a line is about to open it: what was said is there when they do. */
export function usePrefetchThread() {
  const client = useQueryClient();
  return ({ id }: Pick<ConversationRow, 'id'>) =>
    void client.prefetchQuery({ ...threadQuery(id), staleTime: prefetchedMs });
}

/** Asked again when another reply comes: it may send to somebody else. */
export const referralQuery = (id: string, lastReplyAt: string | null) =>
  queryOptions({
    queryKey: [referralsApi.read.path, id, lastReplyAt],
    queryFn: ({ signal }) => call(referralsApi.read, { params: { id }, signal }),
  });

export function useAddReferred(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { messageId: string; candidate?: string }) =>
      call(referralsApi.add, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: [referralsApi.read.path, id] }),
  });
}

export const personThreadQuery = (personId: string) =>
  queryOptions({
    queryKey: [conversationsApi.ofPerson.path, personId],
    queryFn: ({ signal }) => call(conversationsApi.ofPerson, { params: { id: personId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => followThread(state.data),
  });

/** A conversation that changed, wherever it is shown: lists keep their order until they are asked again. */
function keepRow(client: QueryClient, row: ConversationRow) {
  const inThread = (thread: Thread | undefined) => thread && { ...thread, conversation: row };
  client.setQueryData<Thread>(threadKey(row.id), inThread);
  client.setQueryData<Thread>(personThreadQuery(row.person.id).queryKey, inThread);
  client.setQueriesData<{ pages?: { items: ConversationRow[] }[] }>(
    { queryKey: [conversationsApi.list.path] },
    (list) =>
      // The dashboard keeps a few of them under the same path, without pages.
      list?.pages && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === row.id ? row : item)),
        })),
      },
  );
  refreshCounts(client);
  void client.invalidateQueries({ queryKey: [notificationsApi.list.path] });
}

function refreshCounts(client: QueryClient) {
  void client.invalidateQueries({ queryKey: inboxCountsQuery.queryKey });
  void client.invalidateQueries({ queryKey: toDoQuery.queryKey });
}

function keepThread(client: QueryClient, thread: Thread) {
  client.setQueryData<Thread>(personThreadQuery(thread.person.id).queryKey, thread);
  if (thread.conversation) client.setQueryData<Thread>(threadKey(thread.conversation.id), thread);
  void client.invalidateQueries({ queryKey: [conversationsApi.list.path] });
  refreshCounts(client);
  refreshPeople(client);
}

/** Each prospect also shows whose turn it is to write. */
function refreshPeople(client: QueryClient) {
  const { list, stages, board, one } = prospectsApi;
  for (const { path } of [list, stages, board, one]) void client.invalidateQueries({ queryKey: [path] });
}

/** For acts on one conversation that answer with its line; those that take it elsewhere ask for the lists again. */
function useConversationAct<Input>(
  send: (input: Input) => Promise<ConversationRow>,
  { hasMoved = true }: { hasMoved?: boolean } = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (row) => {
      keepRow(client, row);
      if (!hasMoved) return;
      void client.invalidateQueries({ queryKey: [conversationsApi.list.path] });
      refreshPeople(client);
    },
  });
}

export const useMarkRead = () =>
  useConversationAct(
    ({ id, isRead }: { id: string; isRead: boolean }) =>
      call(conversationsApi.markRead, { params: { id }, body: { isRead } }),
    { hasMoved: false },
  );

/** « Traité », of the reply that the line shows. */
export const useHandle = () =>
  useConversationAct(({ row, isHandled }: { row: ConversationRow; isHandled: boolean }) =>
    call(conversationsApi.handle, {
      params: { id: row.id },
      body: { isHandled, lastReplyAt: row.lastReplyAt ?? '' },
    }),
  );

export const useSnooze = (id: string) =>
  useConversationAct((until: string) => call(conversationsApi.snooze, { params: { id }, body: { until } }));

export const useWake = (id: string) =>
  useConversationAct(() => call(conversationsApi.wake, { params: { id } }));

export type Correction = { kind: ReplyKind; returnsOn?: string | null; isMisread?: boolean };
export const useCorrect = (id: string) =>
  useConversationAct((body: Correction) => call(conversationsApi.correct, { params: { id }, body }));

export function useAnswer(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { text: string; lastReplyId: string | null }) =>
      call(conversationsApi.answer, { params: { id }, body }),
    onSuccess: (thread) => keepThread(client, thread),
    // Refused because something new came: it must be in sight.
    onError: () => {
      void client.invalidateQueries({ queryKey: threadKey(id) });
      void client.invalidateQueries({ queryKey: [conversationsApi.ofPerson.path] });
    },
  });
}

export const useSuggest = (id: string) =>
  useMutation({ mutationFn: () => call(conversationsApi.suggest, { params: { id } }) });

export const readReminder = (id: string) => call(conversationsApi.reminder, { params: { id } });

export const savedAnswersQuery = queryOptions({
  queryKey: [savedAnswersApi.list.path],
  queryFn: ({ signal }) => call(savedAnswersApi.list, { signal }),
});

function useSavedAnswersAct<Input, Output>(send: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => client.invalidateQueries({ queryKey: savedAnswersQuery.queryKey }),
  });
}

export const useSaveAnswer = () =>
  useSavedAnswersAct((body: NewSavedAnswer) => call(savedAnswersApi.create, { body }));
export const useChangeSavedAnswer = () =>
  useSavedAnswersAct(({ id, ...body }: { id: string } & NewSavedAnswer) =>
    call(savedAnswersApi.update, { params: { id }, body }),
  );
export const useRemoveSavedAnswer = () =>
  useSavedAnswersAct((id: string) => call(savedAnswersApi.remove, { params: { id } }));
