import type { FastifyInstance } from 'fastify';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { leadSearchesApi } from '#contract/sourcing/lead-searches.ts';
import type { Deps } from '#server/deps.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { listCampaignLeads } from '#server/features/campaigns/leads/list/list-campaign-leads.ts';
import { serve } from '#server/platform/http/serve.ts';
import { addFoundToCampaign } from './add-found-to-campaign.ts';
import { finishSearch } from './finish-search.ts';
import { getSearch } from './get-search.ts';
import { getSearchStatus } from './get-search-status.ts';
import { listFoundPeople } from './list-found-people.ts';
import { listSearches } from './list-searches.ts';
import { presentSearch, presentSearches } from './present-search.ts';
import { removeLeads } from './remove-leads.ts';
import { rerunSearch, startSearch } from './start-search.ts';

export function leadSearchRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, leadSearchesApi.list, 'member', async ({ ctx, query }) => {
    const { rows, nextCursor } = await listSearches(ctx, query.cursor);
    return { items: await presentSearches(ctx, rows), nextCursor };
  });
  serve(app, deps, leadSearchesApi.start, 'member', async ({ ctx, body }) =>
    presentSearch(ctx, await startSearch(ctx, body)),
  );
  serve(app, deps, leadSearchesApi.one, 'member', async ({ ctx, params }) =>
    presentSearch(ctx, await getSearch(ctx, params.id)),
  );
  serve(app, deps, leadSearchesApi.cancel, 'member', async ({ ctx, params }) => {
    await finishSearch(ctx, await getSearch(ctx, params.id), { state: 'cancelled', message: null });
    return presentSearch(ctx, await getSearch(ctx, params.id));
  });
  serve(app, deps, leadSearchesApi.rerun, 'member', async ({ ctx, params }) =>
    presentSearch(ctx, await rerunSearch(ctx, params.id)),
  );
  serve(app, deps, leadSearchesApi.people, 'member', async ({ ctx, params, query }) =>
    listFoundPeople(ctx, params.id, query.cursor),
  );
  serve(app, deps, leadSearchesApi.addToCampaign, 'member', async ({ ctx, params, body }) =>
    addFoundToCampaign(ctx, params.id, body),
  );
  serve(app, deps, leadSearchesApi.leads, 'member', async ({ ctx, params, query }) => {
    await getCampaign(ctx, params.id);
    return listCampaignLeads(ctx, params.id, query);
  });
  serve(app, deps, leadSearchesApi.removeLeads, 'member', async ({ ctx, params, body }) =>
    removeLeads(ctx, params.id, body.personIds),
  );
  serve(app, deps, campaignsApi.searchStatus, 'member', async ({ ctx, params }) =>
    getSearchStatus(ctx, params.id),
  );
}
