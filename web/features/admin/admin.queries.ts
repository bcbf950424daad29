import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { authApi, type IdentityProof } from '#contract/identity/auth.ts';
import { adminApi } from '#contract/overview/admin.ts';
import { call } from '#web/lib/api.ts';
import { rememberUser } from '#web/lib/session.ts';
import { useConfirmed } from './confirmed.ts';

export const overviewQuery = queryOptions({
  queryKey: [adminApi.overview.path],
  queryFn: ({ signal }) => call(adminApi.overview, { signal }),
  staleTime: 0,
  refetchInterval: 30_000,
});

export const confirmationQuery = queryOptions({
  queryKey: [authApi.confirmation.path],
  queryFn: ({ signal }) => call(authApi.confirmation, { signal }),
});

export const useConfirm = () =>
  useMutation({ mutationFn: (body: IdentityProof) => call(authApi.confirm, { body }) });

export function useRetryDeadLetters() {
  const client = useQueryClient();
  const confirmed = useConfirmed();
  return useMutation({
    mutationFn: () => confirmed(() => call(adminApi.retryDeadLetters)),
    onSuccess: (overview) => client.setQueryData(overviewQuery.queryKey, overview),
  });
}

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => call(authApi.login, { body }),
    onSuccess: ({ user }) => {
      if (user) rememberUser(client, user);
    },
  });
}

export function useSecondFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(authApi.twoFactor, { body: { code } }),
    onSuccess: ({ user }) => rememberUser(client, user),
  });
}
