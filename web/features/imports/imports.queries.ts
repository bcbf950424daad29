import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import type { CallInput } from '#contract/endpoint.ts';
import {
  type Import,
  type ImportConfirmation,
  importsApi,
  type PreviewTab,
} from '#contract/sourcing/imports.ts';
import { campaignKey } from '#web/features/campaigns/campaigns.queries.ts';
import { call } from '#web/lib/api.ts';

const byId = (id: string) => ({ params: { id } });
const importKey = (id: string) => [importsApi.one.path, id] as const;

const lookAgainMs = 1000;

/** Looked at again and again while a long list is being taken. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: importKey(id),
    queryFn: async ({ signal, client }) => {
      const known = await call(importsApi.one, { ...byId(id), signal });
      if (client.getQueryData<Import>(importKey(id))?.state === 'confirming')
        describeNewcomers(client, known);
      return known;
    },
    refetchInterval: ({ state: { data } }) => (data?.state === 'confirming' ? lookAgainMs : false),
  });

/** Once a list is taken, every list of people or campaigns may show the newcomers. */
function describeNewcomers(client: QueryClient, { result }: Import): void {
  if (!result) return;
  void client.invalidateQueries({ queryKey: [campaignsApi.list.path] });
  if (result.campaignId) void client.invalidateQueries({ queryKey: campaignKey(result.campaignId) });
  void client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/leads'),
  });
}

/** Another list may have been taken meanwhile: a preview is asked for at each look. */
export const previewQuery = (id: string, tab: PreviewTab) =>
  infiniteQueryOptions({
    queryKey: [importsApi.preview.path, id, tab],
    queryFn: ({ pageParam, signal }) =>
      call(importsApi.preview, { ...byId(id), query: { tab, from: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextFrom }) => nextFrom,
    staleTime: 0,
    placeholderData: (before) => before,
  });

export const refusalsUrl = (id: string): string => importsApi.refusals.path.replace(':id', id);

function store(client: QueryClient, known: Import): void {
  client.setQueryData(importKey(known.id), known);
  void client.invalidateQueries({ queryKey: [importsApi.preview.path, known.id] });
}

export function useCreateImport(onCreated: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, file }: { name: string; file: Blob }) =>
      call(importsApi.create, { query: { name: name.slice(0, 200) }, file }),
    onSuccess: (created) => {
      store(client, created);
      onCreated(created.id);
    },
  });
}

export type ImportChange = CallInput<typeof importsApi.update>['body'];

export function useUpdateImport(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ImportChange) => call(importsApi.update, { ...byId(id), body: change }),
    onSuccess: (updated) => store(client, updated),
  });
}

export function useConfirmImport(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ImportConfirmation) => call(importsApi.confirm, { ...byId(id), body }),
    onSuccess: (confirmed) => {
      client.setQueryData(importKey(id), confirmed);
      describeNewcomers(client, confirmed);
    },
  });
}

export function useRemoveImport(id: string, onRemoved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(importsApi.remove, byId(id)),
    onSuccess: () => {
      onRemoved();
      client.removeQueries({ queryKey: importKey(id) });
    },
  });
}
