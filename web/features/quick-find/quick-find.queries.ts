import { queryOptions } from '@tanstack/react-query';
import { quickFindApi } from '#contract/sourcing/quick-find.ts';
import { call } from '#web/lib/api.ts';

/** The answer before stays until the next one comes. */
export const quickFindQuery = (q: string) =>
  queryOptions({
    queryKey: [quickFindApi.find.path, q],
    queryFn: ({ signal }) => call(quickFindApi.find, { query: { q }, signal }),
    staleTime: 30_000,
    placeholderData: (before) => before,
  });
