import { focusManager, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { authApi } from '#contract/identity/auth.ts';
import { ApiError } from './api-error.ts';
import { send } from './call.ts';
import { http } from './http.ts';
import { lookForServer } from './reachability.ts';

const minute = 60_000;

/** Fetches a query's key as a URL; being signed out is an answer, not an error. */
async function fetchKey({ queryKey, signal }: { queryKey: readonly unknown[]; signal: AbortSignal }) {
  try {
    return (await send(http, { method: 'GET', url: String(queryKey[0]), signal })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** A window that comes back beside another one was never hidden: its focus counts as well as its visibility. */
const listenToFocus = (onFocus: () => void) => {
  if (typeof window === 'undefined') return undefined;
  const listener = () => onFocus();
  window.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    window.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
};

/** The database was away: the server says so, answers again within seconds, and a read may be asked twice. */
const isWorthAskingAgain = (failures: number, error: Error) =>
  error instanceof ApiError && error.code === 'unavailable' && failures < 3;
const againMs = 2000;

export function makeQueryClient(): QueryClient {
  focusManager.setEventListener(listenToFocus);
  /** Signed out in another tab: the guard of the page takes over from there. */
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'unauthenticated') {
      client.setQueryData([authApi.session.path], null);
    }
    if (error instanceof ApiError && error.code === 'network' && typeof window !== 'undefined')
      void lookForServer();
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Without a network a call fails and says so, instead of waiting in silence.
      queries: {
        staleTime: 5 * minute,
        gcTime: 10 * minute,
        retry: isWorthAskingAgain,
        retryDelay: againMs,
        queryFn: fetchKey,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
