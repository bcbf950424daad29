import { searchCalls } from '#contract/v1/searches.ts';
import { finishSearch } from '#server/features/sourcing/lead-searches/finish-search.ts';
import { getSearch } from '#server/features/sourcing/lead-searches/get-search.ts';
import { listFoundPeople } from '#server/features/sourcing/lead-searches/list-found-people.ts';
import { listSearches } from '#server/features/sourcing/lead-searches/list-searches.ts';
import { presentSearch, presentSearches } from '#server/features/sourcing/lead-searches/present-search.ts';
import {
  beginSearch,
  type PreparedSearch,
  prepareSearch,
} from '#server/features/sourcing/lead-searches/start-search.ts';
import { type Api, serveCall } from './serve-call.ts';

export function serveSearches(api: Api): void {
  serveCall(api, searchCalls.list, async ({ ctx, query }) => {
    const { rows, nextCursor } = await listSearches(ctx, query.cursor);
    return { items: await presentSearches(ctx, rows), nextCursor };
  });
  serveCall(
    api,
    searchCalls.start,
    ({ ctx }, prepared: PreparedSearch) => beginSearch(ctx, prepared),
    ({ ctx, body }) => prepareSearch(ctx, body),
  );
  serveCall(api, searchCalls.get, async ({ ctx, params }) =>
    presentSearch(ctx, await getSearch(ctx, params.id)),
  );
  serveCall(api, searchCalls.people, ({ ctx, params, query }) =>
    listFoundPeople(ctx, params.id, query.cursor),
  );
  serveCall(api, searchCalls.cancel, async ({ ctx, params }) => {
    await finishSearch(ctx, await getSearch(ctx, params.id), { state: 'cancelled', message: null });
    return getSearch(ctx, params.id);
  });
}
