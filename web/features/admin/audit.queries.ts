import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { auditApi } from '#contract/identity/audit.ts';
import { call } from '#web/lib/api.ts';

export const auditLogQuery = infiniteQueryOptions({
  queryKey: [auditApi.log.path],
  queryFn: ({ pageParam, signal }) =>
    call(auditApi.log, { query: { ...(pageParam && { cursor: pageParam }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
  staleTime: 0,
});

export const auditStateQuery = queryOptions({
  queryKey: [auditApi.state.path],
  queryFn: ({ signal }) => call(auditApi.state, { signal }),
  staleTime: 0,
});

export function useVerifyAudit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(auditApi.verify),
    onSuccess: (state) => client.setQueryData(auditStateQuery.queryKey, state),
  });
}
