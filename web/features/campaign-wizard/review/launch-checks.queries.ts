import { queryOptions } from '@tanstack/react-query';
import { campaignsApi, isTemporaryId } from '#contract/campaigns/campaigns.ts';
import { call } from '#web/lib/api.ts';
import { logged } from '#web/lib/logged.ts';

/** Asked anew at each visit and each version: an account, an e-mail or a plan may have changed elsewhere too. */
export const launchChecksQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [campaignsApi.launchChecks.path, id, version],
    queryFn: ({ signal }) =>
      logged('launch checks', call(campaignsApi.launchChecks, { params: { id }, signal })),
    enabled: !isTemporaryId(id),
    staleTime: 0,
  });

/**
 * Whether a launch would contact somebody; null: it was launched. Asked anew as people come in, not at each word that
 * is typed.
 */
export const leadsCheckQuery = (id: string, found: number) =>
  queryOptions({
    queryKey: [campaignsApi.launchChecks.path, id, 'leads', found],
    queryFn: async ({ signal }) => {
      const checks = await logged('leads check', call(campaignsApi.launchChecks, { params: { id }, signal }));
      return checks.find(({ name }) => name === 'leads') ?? null;
    },
    staleTime: 0,
    placeholderData: (before) => before,
  });
