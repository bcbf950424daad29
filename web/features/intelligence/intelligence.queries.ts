import { queryOptions } from '@tanstack/react-query';
import { intelligenceApi } from '#contract/intelligence.ts';
import { call } from '#web/lib/api.ts';

export const adviceQuery = (id: string) =>
  queryOptions({
    queryKey: [intelligenceApi.review.path, id],
    queryFn: ({ signal }) => call(intelligenceApi.review, { params: { id }, signal }),
  });
