import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { analyticsApi, type analyticsTables, type CountedCell } from '#contract/overview/analytics.ts';
import type { JourneyMark } from '#core/analytics/journey.ts';
import type { JourneyFilter } from '#core/analytics/looked-at.ts';
import type { Segmentation } from '#core/analytics/segmentations.ts';
import { call } from '#web/lib/api.ts';

const params = (id: string) => ({ params: { id } });

export const acrossQuery = queryOptions({
  queryKey: [analyticsApi.across.path],
  queryFn: ({ signal }) => call(analyticsApi.across, { signal }),
});

export const argumentsQuery = queryOptions({
  queryKey: [analyticsApi.arguments.path],
  queryFn: ({ signal }) => call(analyticsApi.arguments, { signal }),
});

export const summaryQuery = (id: string, filter: JourneyFilter) =>
  queryOptions({
    queryKey: [analyticsApi.summary.path, id, filter],
    queryFn: ({ signal }) => call(analyticsApi.summary, { ...params(id), query: filter, signal }),
    placeholderData: keepPreviousData,
  });

export const detailQuery = (id: string, filter: JourneyFilter, by: Segmentation) =>
  queryOptions({
    queryKey: [analyticsApi.detail.path, id, filter, by],
    queryFn: ({ signal }) => call(analyticsApi.detail, { ...params(id), query: { ...filter, by }, signal }),
    placeholderData: keepPreviousData,
  });

export const textsQuery = (id: string, filter: JourneyFilter) =>
  queryOptions({
    queryKey: [analyticsApi.segments.path, id, filter],
    queryFn: ({ signal }) =>
      call(analyticsApi.segments, { ...params(id), query: { ...filter, by: 'text' }, signal }),
    placeholderData: keepPreviousData,
  });

/** Whose numbers are looked at: one campaign, in these days, or several together. */
export type Counted = { campaignId: string; filter: JourneyFilter } | { campaignIds: readonly string[] };

export const countedPeopleQuery = (counted: Counted, cell: CountedCell) =>
  infiniteQueryOptions({
    queryKey: [analyticsApi.people.path, counted, cell],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      return 'campaignId' in counted
        ? call(analyticsApi.people, {
            ...params(counted.campaignId),
            query: { ...counted.filter, ...cell, ...cursor },
            signal,
          })
        : call(analyticsApi.acrossPeople, {
            query: {
              campaigns: counted.campaignIds.join(','),
              mark: cell.mark as JourneyMark,
              ...(cell.by && { by: cell.by, segment: cell.segment }),
              ...cursor,
            },
            signal,
          });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

const addressOf = (path: string, id: string, query: Readonly<Record<string, string | undefined>>): string =>
  `${path.replace(':id', id)}?${new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )}`;

export const fileAddress = (
  id: string,
  query: JourneyFilter & { table: (typeof analyticsTables)[number]; by?: Segmentation },
): string => addressOf(analyticsApi.file.path, id, query);

export const reportAddress = (id: string, filter: JourneyFilter): string =>
  addressOf(analyticsApi.report.path, id, filter);
