import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { savedViewsApi, type ViewContent } from '#contract/audience/saved-views.ts';
import { call } from '#web/lib/api.ts';

/** Those of every list: each shows its own. */
export const savedViewsQuery = queryOptions({
  queryKey: [savedViewsApi.list.path],
  queryFn: ({ signal }) => call(savedViewsApi.list, { signal }),
});

function useViewChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: savedViewsQuery.queryKey }),
  });
}

export const useCreateView = () =>
  useViewChange((body: { name: string; content: ViewContent }) => call(savedViewsApi.create, { body }));
export const useUpdateView = () =>
  useViewChange(({ id, ...body }: { id: string; name?: string; content?: ViewContent }) =>
    call(savedViewsApi.update, { params: { id }, body }),
  );
export const useRemoveView = () =>
  useViewChange((id: string) => call(savedViewsApi.remove, { params: { id } }));
