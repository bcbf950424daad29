import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '#contract/identity/users.ts';
import { campaignLiveApi } from '#contract/overview/campaign-live.ts';
import { dashboardApi } from '#contract/overview/dashboard.ts';
import { type AccountSettings, type SocialAccount, socialAccountsApi } from '#contract/social-accounts.ts';
import { call, integrationErrorEvent } from '#web/lib/api.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { connectionOf } from './connection.ts';

const refreshEveryMs = 60_000;
const connectionPollMs = 1000;

export const accountsQuery = queryOptions({
  queryKey: [socialAccountsApi.list.path],
  queryFn: ({ signal }) => call(socialAccountsApi.list, { signal }),
  // Campaigns use the account while its page is open.
  staleTime: 0,
  refetchInterval: refreshEveryMs,
});

const liveEveryMs = 30_000;

/** How the account is, and which campaign uses what of its quotas. */
export const healthQuery = (id: string) =>
  queryOptions({
    queryKey: [campaignLiveApi.accountHealth.path, id] as const,
    queryFn: ({ signal }) => call(campaignLiveApi.accountHealth, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: liveEveryMs,
  });

// Campaigns pause and resume with the account.
const whatWaits = { queryKey: [dashboardApi.read.path] };

const statusKey = [socialAccountsApi.status.path] as const;

const statusQuery = queryOptions({
  queryKey: statusKey,
  queryFn: async ({ signal, client }) => {
    const before = client.getQueryData<{ isConnected: boolean }>(statusKey);
    const status = await call(socialAccountsApi.status, { signal });
    if (before && before.isConnected !== status.isConnected)
      void refresh(client, accountsQuery, sessionQuery, whatWaits);
    return status;
  },
  refetchInterval: refreshEveryMs,
  refetchOnWindowFocus: 'always',
});

const refresh = (client: QueryClient, ...queries: { queryKey: readonly unknown[] }[]) =>
  Promise.all(queries.map(({ queryKey }) => client.invalidateQueries({ queryKey })));

const refreshAll = (client: QueryClient) =>
  refresh(client, statusQuery, accountsQuery, sessionQuery, whatWaits);

export function useConnection(user: User) {
  const { data: status, isPending, refetch } = useQuery(statusQuery);
  return { connection: connectionOf(user, status), trouble: status?.error ?? null, isPending, refetch };
}

/** For the frame: whoever learns that the account is lost, the status and the user are asked again. */
export function useConnectionWatch() {
  const client = useQueryClient();
  useEffect(() => {
    const ask = () => {
      // Already asked: its own failure must not ask once more.
      if (client.isFetching({ queryKey: statusKey }) === 0) void refresh(client, statusQuery, sessionQuery);
    };
    window.addEventListener(integrationErrorEvent, ask);
    return () => window.removeEventListener(integrationErrorEvent, ask);
  }, [client]);
}

/** What came of a visit to the sign-in page: asked again every second until it is known, or until `until`. */
export const connectionAttemptQuery = (id: string, hasFailed: boolean, until: number) =>
  queryOptions({
    queryKey: [socialAccountsApi.finish.path, id],
    queryFn: async ({ client }) => {
      const attempt = await call(socialAccountsApi.finish, { params: { id }, body: { hasFailed } });
      if (attempt.state === 'succeeded') void refreshAll(client);
      return attempt;
    },
    refetchInterval: ({ state }) =>
      state.status === 'success' && state.data?.state === 'open' && state.dataUpdatedAt < until
        ? connectionPollMs
        : false,
  });

/** Leaves for the provider's sign-in page. */
export function useConnect() {
  const connect = useMutation({
    mutationFn: () => call(socialAccountsApi.connect),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const { reset } = connect;
  useEffect(() => {
    // Back from there by the browser's own button: the page is as it was left, still leaving.
    const wake = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [reset]);
  return connect;
}

/** For calls that answer the account as it is now. */
function useAccountMutation<Input>(mutationFn: (input: Input) => Promise<SocialAccount>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (account) => {
      client.setQueryData(accountsQuery.queryKey, [account]);
      void refresh(client, statusQuery);
    },
  });
}

export const useCheckAccount = () =>
  useAccountMutation((id: string) => call(socialAccountsApi.check, { params: { id } }));

export const useChangeSettings = (id: string) =>
  useAccountMutation((body: AccountSettings) => call(socialAccountsApi.settings, { params: { id }, body }));

export function useRemoveAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(socialAccountsApi.remove, { params: { id } }),
    onSuccess: () => {
      client.setQueryData(accountsQuery.queryKey, []);
      void refresh(client, statusQuery, sessionQuery);
    },
  });
}
