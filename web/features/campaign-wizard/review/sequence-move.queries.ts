import { queryOptions } from '@tanstack/react-query';
import { sequenceMovesApi } from '#contract/engine/sequence-moves.ts';
import { call } from '#web/lib/api.ts';

/** Asked anew with each version of the sequence, and at each visit: people go on meanwhile. */
export const sequenceMoveQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [sequenceMovesApi.preview.path, id, version],
    queryFn: ({ signal }) => call(sequenceMovesApi.preview, { params: { id }, signal }),
    staleTime: 0,
  });
