import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { authApi } from '#contract/identity/auth.ts';
import type { User } from '#contract/identity/users.ts';
import { paths } from '#contract/paths.ts';
import { ApiError } from './api-error.ts';
import { makeCall } from './call.ts';
import { http } from './http.ts';
import { browserStores, forgetTexts } from './kept-texts.ts';
import { forgetEverything } from './unsaved-work.ts';

type SessionHint = 'none' | 'expired' | 'maybe';

/** What the server saw of the session cookie when it answered the page. */
const hint = {
  get: (): SessionHint => {
    const known = document.documentElement.dataset.session;
    return known === 'none' || known === 'expired' ? known : 'maybe';
  },
  set: (value: SessionHint) => {
    document.documentElement.dataset.session = value;
  },
};

export const hasSessionExpired = () => hint.get() === 'expired';

// Here a lost session only means signed out: the page's guard decides where to go.
const callQuietly = makeCall(http);

async function fetchUser(signal: AbortSignal): Promise<User | null> {
  // Without a valid cookie the answer is known, and a 401 would only soil the console.
  if (hint.get() !== 'maybe') return null;
  try {
    return (await callQuietly(authApi.session, { signal })).user;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    if (error.isSessionLost) hint.set('expired');
    return null;
  }
}

export const sessionQuery = queryOptions({
  queryKey: [authApi.session.path],
  queryFn: ({ signal }) => fetchUser(signal),
  retry: 3,
  retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 3000),
});

export const useSession = () => useQuery(sessionQuery);

/** The user signed in; only below a guard that made sure there is one. */
export function useUser(): User {
  const { data } = useSession();
  if (!data) throw new Error('No user: this component must stand below RequireUser.');
  return data;
}

export const rememberUser = (client: QueryClient, user: User) => {
  hint.set('maybe');
  client.setQueryData(sessionQuery.queryKey, user);
};

export const currentUserId = (client: QueryClient): string | null =>
  client.getQueryData(sessionQuery.queryKey)?.id ?? null;

export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        await callQuietly(authApi.logout);
      } catch (error) {
        // Already signed out elsewhere: that is what was asked.
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
      }
    },
    onSuccess: () => {
      forgetEverything();
      // The screen is still drawn until the page is left: its user is gone only then, and what it wrote meanwhile.
      const forget = () => {
        client.clear();
        forgetTexts(browserStores);
      };
      window.addEventListener('pagehide', forget, { once: true });
      forgetTexts(browserStores);
      window.location.assign(paths.home);
    },
  });
}
