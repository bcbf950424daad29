import { queryOptions } from '@tanstack/react-query';
import { plansApi } from '#contract/identity/plans.ts';
import { call } from '#web/lib/api.ts';

const minute = 60_000;

export const usageQuery = queryOptions({
  queryKey: [plansApi.qualifiedLeads.path] as const,
  queryFn: ({ signal }) => call(plansApi.qualifiedLeads, { signal }),
  staleTime: 5 * minute,
});
