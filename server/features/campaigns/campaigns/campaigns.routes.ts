import type { FastifyInstance } from 'fastify';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import type { Deps } from '#server/deps.ts';
import { answerOnce } from '#server/features/identity/repeated-calls/answer-once.ts';
import { serve } from '#server/platform/http/serve.ts';
import { createCampaign } from './create-campaign.ts';
import { duplicateCampaign } from './duplicate-campaign.ts';
import { presentCampaign, presentCampaignWithLeads } from './present-campaign.ts';
import { getCampaign, listCampaigns } from './read-campaigns.ts';
import { removeCampaign } from './remove-campaign.ts';

export function campaignRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, campaignsApi.list, 'member', async ({ ctx, reply }) => {
    // Checking every field of a long list again takes longer than making it; the compiler did.
    reply.serializer(JSON.stringify);
    return (await listCampaigns(ctx)).map(presentCampaign);
  });
  serve(app, deps, campaignsApi.one, 'member', async ({ ctx, params }) =>
    presentCampaignWithLeads(ctx, await getCampaign(ctx, params.id)),
  );
  serve(app, deps, campaignsApi.create, 'member', ({ ctx, body, request }) =>
    answerOnce(ctx, request, async (ctx) => presentCampaignWithLeads(ctx, await createCampaign(ctx, body))),
  );
  serve(app, deps, campaignsApi.remove, 'member', async ({ ctx, params }) => {
    await removeCampaign(ctx, params.id);
    return { success: true as const };
  });
  serve(app, deps, campaignsApi.duplicate, 'member', async ({ ctx, params }) =>
    presentCampaign(await duplicateCampaign(ctx, params.id)),
  );
}
