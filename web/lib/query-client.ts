import { QueryClient } from '@tanstack/react-query';
import { toApiError } from './api-error.ts';
import { http } from './http.ts';

const minute = 60_000;

/** Fetches a query's key as a URL; being signed out is an answer, not an error. */
async function fetchKey({ queryKey, signal }: { queryKey: readonly unknown[]; signal: AbortSignal }) {
  try {
    return (await http.get<unknown>(String(queryKey[0]), { signal })).data;
  } catch (error) {
    const told = toApiError(error);
    if (told.status === 401) return null;
    throw told;
  }
}

export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5 * minute, gcTime: 10 * minute, retry: false, queryFn: fetchKey },
    },
  });
