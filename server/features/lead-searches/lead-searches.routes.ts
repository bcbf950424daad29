import type { FastifyInstance } from 'fastify';
import { campaignsApi } from '#contract/campaigns.ts';
import { leadSearchesApi } from '#contract/lead-searches.ts';
import type { Deps } from '#server/deps.ts';
import { getCampaign } from '#server/features/campaigns/read-campaigns.ts';
import { listCampaignLeads } from '#server/features/leads/list-campaign-leads.ts';
import { serve } from '#server/platform/http/serve.ts';
import { finishSearch } from './finish-search.ts';
import { getSearch } from './get-search.ts';
import { getSearchStatus } from './get-search-status.ts';
import { presentSearch } from './present-search.ts';
import { startSearch } from './start-search.ts';

export function leadSearchRoutes(app: FastifyInstance, deps: Deps): void {
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
  serve(app, deps, leadSearchesApi.leads, 'member', async ({ ctx, params, query }) => {
    await getCampaign(ctx, params.id);
    return listCampaignLeads(ctx, params.id, query.cursor);
  });
  serve(app, deps, campaignsApi.searchStatus, 'member', async ({ ctx, params }) =>
    getSearchStatus(ctx, params.id),
  );
}
