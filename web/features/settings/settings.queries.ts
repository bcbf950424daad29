import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { auditApi } from '#contract/identity/audit.ts';
import { authApi, type EmailChange, type PasswordChange } from '#contract/identity/auth.ts';
import { twoFactorApi } from '#contract/identity/two-factor.ts';
import { type ProfileChange, usersApi } from '#contract/identity/users.ts';
import { call } from '#web/lib/api.ts';
import { rememberUser } from '#web/lib/session.ts';

export const pendingEmailQuery = queryOptions({
  queryKey: [authApi.pendingEmail.path],
  queryFn: async ({ signal }) => (await call(authApi.pendingEmail, { signal })).pendingEmail,
});

export const sessionsQuery = queryOptions({
  queryKey: [authApi.sessions.path],
  queryFn: ({ signal }) => call(authApi.sessions, { signal }),
  // Another device may have signed in since: this list is always fresh when looked at.
  staleTime: 0,
});

export const accountHistoryQuery = infiniteQueryOptions({
  queryKey: [auditApi.history.path],
  queryFn: ({ pageParam, signal }) =>
    call(auditApi.history, { query: { ...(pageParam && { cursor: pageParam }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
  staleTime: 0,
});

export const twoFactorQuery = queryOptions({
  queryKey: [twoFactorApi.status.path],
  queryFn: ({ signal }) => call(twoFactorApi.status, { signal }),
});

export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChange) => call(usersApi.updateProfile, { body }),
    onSuccess: ({ user }) => rememberUser(client, user),
  });
}

export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EmailChange) => call(authApi.changeEmail, { body }),
    onSuccess: () => client.invalidateQueries(pendingEmailQuery),
  });
}

export function useCancelEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(authApi.cancelEmailChange),
    onSuccess: () => client.invalidateQueries(pendingEmailQuery),
  });
}

/** For changes that touch the open sessions. */
function useSessionsMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries(sessionsQuery) });
}

export const useChangePassword = () =>
  useSessionsMutation((body: PasswordChange) => call(authApi.changePassword, { body }));

export const useEndSession = () =>
  useSessionsMutation((id: string) => call(authApi.endSession, { params: { id } }));

export const useEndOtherSessions = () => useSessionsMutation(() => call(authApi.endOtherSessions));

export const useStartTwoFactor = () =>
  useMutation({ mutationFn: (password: string) => call(twoFactorApi.start, { body: { password } }) });

export const useConfirmTwoFactor = () =>
  useMutation({ mutationFn: (code: string) => call(twoFactorApi.confirm, { body: { code } }) });

export function useDisableTwoFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { password: string; code: string }) => call(twoFactorApi.disable, { body }),
    onSuccess: () => client.invalidateQueries(twoFactorQuery),
  });
}

export const useRenewRecoveryCodes = () =>
  useMutation({
    mutationFn: (password: string) => call(twoFactorApi.renewRecoveryCodes, { body: { password } }),
  });
