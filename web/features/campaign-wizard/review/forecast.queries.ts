import { queryOptions } from '@tanstack/react-query';
import { isTemporaryId } from '#contract/campaigns/campaigns.ts';
import { forecastApi } from '#contract/engine/forecast.ts';
import type { Day } from '#core/time/calendar-day.ts';
import { call } from '#web/lib/api.ts';

/** Made anew with each version of the campaign, and at each visit: people and account change elsewhere too. */
export const forecastQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [forecastApi.campaign.path, id, version],
    queryFn: ({ signal }) => call(forecastApi.campaign, { params: { id }, signal }),
    enabled: !isTemporaryId(id),
    staleTime: 0,
  });

export const forecastDayQuery = (id: string, version: number, day: Day) =>
  queryOptions({
    queryKey: [forecastApi.day.path, id, version, day],
    queryFn: ({ signal }) => call(forecastApi.day, { params: { id }, query: { day }, signal }),
  });
