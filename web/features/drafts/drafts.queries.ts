import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { prospectsApi } from '#contract/overview/prospects.ts';
import {
  type Draft,
  type DraftQueue,
  type DraftRow,
  draftsApi,
  DraftRow as Row,
} from '#contract/texts/drafts.ts';
import { writingApi } from '#contract/texts/writing.ts';
import type { AdviceCode } from '#core/text-gate/finding.ts';
import { toDoQuery } from '#web/features/to-do/to-do.queries.ts';
import { call } from '#web/lib/api.ts';
import type { QueueView } from './queue/queue-address.ts';

const followEveryMs = 1500;

type Page = { items: DraftRow[]; nextCursor: string | null };
type List = InfiniteData<Page, string>;

const campaignOf = (campaignId: string | null) => (campaignId ? { campaignId } : {});

export const draftsQuery = ({ campaignId, state }: QueueView) =>
  infiniteQueryOptions({
    queryKey: [draftsApi.list.path, { campaignId, state }],
    queryFn: ({ pageParam, signal }) =>
      call(draftsApi.list, {
        query: { state, ...campaignOf(campaignId), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // Texts are written by a job, and approved in another tab.
    staleTime: 0,
  });

const isWriting = (queue: DraftQueue | undefined) =>
  queue?.campaigns.some(({ writing }) => writing?.isRunning) ?? false;

/** Followed while texts are being written; the list is read again each time there are more of them. */
export const queueQuery = (campaignId: string | null) =>
  queryOptions({
    queryKey: [draftsApi.queue.path, campaignId],
    queryFn: async ({ client, queryKey, signal }) => {
      const before = client.getQueryData<DraftQueue>(queryKey);
      const queue = await call(draftsApi.queue, { query: campaignOf(campaignId), signal });
      if (before && (before.waiting !== queue.waiting || before.checked !== queue.checked))
        void client.invalidateQueries({ queryKey: [draftsApi.list.path] });
      return queue;
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isWriting(state.data) ? followEveryMs : false),
  });

export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: [draftsApi.get.path, id],
    queryFn: async ({ client, signal }) => {
      const draft = await call(draftsApi.get, { params: { id }, signal });
      // Judged by the rules of now, it may have remarks that its line does not show yet.
      storeRow(client, draft);
      return draft;
    },
  });

/** Asked anew at each version of the message, and each time it is opened: others may have been answered. */
export const sequenceQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [prospectsApi.sequence.path, id, version],
    queryFn: ({ signal }) => call(prospectsApi.sequence, { params: { id }, signal }),
    staleTime: 0,
  });

export const versionsQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [draftsApi.versions.path, id, version],
    queryFn: ({ signal }) => call(draftsApi.versions, { params: { id }, signal }),
  });

const refreshQueue = (client: QueryClient) => {
  void client.invalidateQueries({ queryKey: toDoQuery.queryKey });
  return client.invalidateQueries({ queryKey: [draftsApi.queue.path] });
};

/** The line of a text, in the lists where it belongs. */
function storeRow(client: QueryClient, draft: Draft): void {
  const row = Row.parse(draft);
  const lists = client.getQueriesData<List>({ queryKey: [draftsApi.list.path] });
  for (const [key, list] of lists) {
    if (!list) continue;
    const { state } = key[1] as QueueView;
    const inPage = (page: Page): Page => ({
      ...page,
      items:
        row.part === state
          ? page.items.map((item) => (item.id === row.id ? row : item))
          : page.items.filter(({ id }) => id !== row.id),
    });
    client.setQueryData<List>(key, { ...list, pages: list.pages.map(inPage) });
    const isThere = list.pages.some(({ items }) => items.some(({ id }) => id === row.id));
    // Where it now belongs is the server's to say.
    if (row.part === state && !isThere) void client.invalidateQueries({ queryKey: key });
  }
}

/** A text as the server last sent it: for its page, and for its line in the lists. */
export function storeDraft(client: QueryClient, draft: Draft): void {
  client.setQueryData(draftQuery(draft.id).queryKey, draft);
  storeRow(client, draft);
  void refreshQueue(client);
}

const byId = (id: string) => ({ params: { id } });

/** A text as it is typed. */
export const saveText = (
  id: string,
  body: { text: string; version: number; isFix: boolean },
  isKeptAlive: boolean,
) => call(draftsApi.edit, { ...byId(id), body, isKeptAlive });

export const readDraft = (id: string) => call(draftsApi.get, byId(id));

export type Rewriting = {
  manner?: 'again' | 'shorter' | 'warmer' | 'more_direct';
  sentence?: number;
  factId?: string;
};

/** Every act on one text; each is given the version that it is done on. */
export const draftCalls = (id: string, version: number) => ({
  approve: () => call(draftsApi.approve, { ...byId(id), body: { version } }),
  skip: () => call(draftsApi.skip, { ...byId(id), body: { version } }),
  reopen: () => call(draftsApi.reopen, byId(id)),
  undo: () => call(draftsApi.undo, { ...byId(id), body: { version } }),
  redo: () => call(draftsApi.redo, { ...byId(id), body: { version } }),
  rewrite: (how: Rewriting) =>
    call(draftsApi.rewrite, { ...byId(id), body: { manner: 'again', ...how, version } }),
  chooseAngle: (angle: Draft['angle']) =>
    call(draftsApi.chooseAngle, { ...byId(id), body: { angle, version } }),
  restore: (number: number) => call(draftsApi.restore, { ...byId(id), body: { number, version } }),
  ignore: (code: AdviceCode, excerpt: string) =>
    call(draftsApi.ignore, { ...byId(id), body: { code, excerpt, version } }),
  /** The word is right from now on, in every text; of this one nothing more is said. */
  addWord: async (word: string) => {
    await call(writingApi.addWord, { body: { word } });
    return call(draftsApi.ignore, { ...byId(id), body: { code: 'spelling', excerpt: word, version } });
  },
});
export type DraftCalls = ReturnType<typeof draftCalls>;

export function useReopen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(draftsApi.reopen, byId(id)),
    onSuccess: (draft) => storeDraft(client, draft),
  });
}

export function useApproveClean() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (campaignId: string | null) => call(draftsApi.approveClean, { body: campaignOf(campaignId) }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [draftsApi.list.path] }),
        client.invalidateQueries({ queryKey: [draftsApi.get.path] }),
        refreshQueue(client),
      ]),
  });
}

export function useWriteDrafts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ campaignId, people }: { campaignId: string; people: number }) =>
      call(draftsApi.write, { ...byId(campaignId), body: { people } }),
    onSettled: () => refreshQueue(client),
  });
}
