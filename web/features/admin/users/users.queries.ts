import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AdminUserRecord, adminUsersApi, type UserQuery } from '#contract/overview/admin-users.ts';
import type { CustomLimits } from '#core/identity/custom-limits.ts';
import type { Plan } from '#core/identity/plans.ts';
import { call } from '#web/lib/api.ts';
import { useConfirmed } from '../confirmed.ts';

type Asked = Omit<UserQuery, 'cursor'>;

export const usersQuery = (asked: Asked) =>
  infiniteQueryOptions({
    queryKey: [adminUsersApi.list.path, asked],
    queryFn: ({ pageParam, signal }) =>
      call(adminUsersApi.list, { query: { ...asked, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
    staleTime: 0,
  });

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [adminUsersApi.get.path, id],
    queryFn: ({ signal }) => call(adminUsersApi.get, { params: { id }, signal }),
    staleTime: 0,
  });

export type UserAct =
  | { is: 'plan'; plan: Plan }
  | { is: 'limits'; limits: CustomLimits | null }
  | { is: 'suspend'; reason: string }
  | { is: 'restore' | 'end_sessions' | 'resend' };

function send(id: string, act: UserAct): Promise<AdminUserRecord> {
  const params = { id };
  if (act.is === 'plan') return call(adminUsersApi.setPlan, { params, body: { plan: act.plan } });
  if (act.is === 'limits') return call(adminUsersApi.setLimits, { params, body: { limits: act.limits } });
  if (act.is === 'suspend') return call(adminUsersApi.suspend, { params, body: { reason: act.reason } });
  if (act.is === 'restore') return call(adminUsersApi.restore, { params });
  if (act.is === 'end_sessions') return call(adminUsersApi.endSessions, { params });
  return call(adminUsersApi.resendVerification, { params });
}

/** The record comes back as it is after; the list is read again. */
export function useUserAct(id: string) {
  const client = useQueryClient();
  const confirmed = useConfirmed();
  return useMutation({
    mutationFn: (act: UserAct) => confirmed(() => send(id, act)),
    onSuccess: (record) => {
      client.setQueryData(userQuery(id).queryKey, record);
      return client.invalidateQueries({ queryKey: [adminUsersApi.list.path] });
    },
  });
}
