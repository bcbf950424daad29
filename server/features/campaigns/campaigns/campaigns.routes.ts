import type { FastifyInstance } from 'fastify';
import { campaignsApi } from '#contract/campaigns.ts';
import { recontactsApi } from '#contract/recontacts.ts';
import type { CampaignAct } from '#core/campaigns/campaign-status.ts';
import type { Deps } from '#server/deps.ts';
import { confirmRecontacts } from '#server/features/audience/leads/confirm-recontacts.ts';
import { serve } from '#server/platform/http/serve.ts';
import { createCampaign } from './create-campaign.ts';
import { doCampaignAct } from './do-campaign-act.ts';
import { duplicateCampaign } from './duplicate-campaign.ts';
import { listRecontacts } from './list-recontacts.ts';
import { presentCampaign, presentCampaignWithLeads } from './present-campaign.ts';
import { getCampaign, listCampaigns } from './read-campaigns.ts';
import { readLaunchChecks } from './read-launch-checks.ts';
import { removeCampaign } from './remove-campaign.ts';
import { restoreCampaign } from './restore-campaign.ts';
import { updateCampaign } from './update-campaign.ts';

export function campaignRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, campaignsApi.list, 'member', async ({ ctx, reply }) => {
    // Checking every field of a long list again takes longer than making it; the compiler did.
    reply.serializer(JSON.stringify);
    return (await listCampaigns(ctx)).map(presentCampaign);
  });
  serve(app, deps, campaignsApi.one, 'member', async ({ ctx, params }) =>
    presentCampaignWithLeads(ctx, await getCampaign(ctx, params.id)),
  );
  serve(app, deps, campaignsApi.create, 'member', async ({ ctx, body }) =>
    presentCampaignWithLeads(ctx, await createCampaign(ctx, body)),
  );
  serve(app, deps, campaignsApi.update, 'member', async ({ ctx, params, body }) =>
    presentCampaignWithLeads(ctx, await updateCampaign(ctx, params.id, body)),
  );
  serve(app, deps, campaignsApi.remove, 'member', async ({ ctx, params }) => {
    await removeCampaign(ctx, params.id);
    return { success: true as const };
  });
  serve(app, deps, campaignsApi.duplicate, 'member', async ({ ctx, params }) =>
    presentCampaign(await duplicateCampaign(ctx, params.id)),
  );
  serve(app, deps, campaignsApi.restore, 'member', async ({ ctx, params }) => {
    await restoreCampaign(ctx, params.id);
    return presentCampaignWithLeads(ctx, await getCampaign(ctx, params.id));
  });
  for (const act of ['launch', 'pause', 'resume', 'archive'] as const satisfies readonly CampaignAct[]) {
    serve(app, deps, campaignsApi[act], 'member', async ({ ctx, params }) => {
      await doCampaignAct(ctx, params.id, act);
      return presentCampaignWithLeads(ctx, await getCampaign(ctx, params.id));
    });
  }
  serve(app, deps, campaignsApi.changeAccount, 'member', async ({ ctx, params }) => {
    await doCampaignAct(ctx, params.id, 'resume', { mayChangeAccount: true });
    return presentCampaignWithLeads(ctx, await getCampaign(ctx, params.id));
  });
  serve(app, deps, campaignsApi.launchChecks, 'member', async ({ ctx, params }) => {
    const { checks } = await readLaunchChecks(ctx, params.id);
    return checks;
  });
  serve(app, deps, recontactsApi.list, 'member', async ({ ctx, params }) => listRecontacts(ctx, params.id));
  serve(app, deps, recontactsApi.confirm, 'member', async ({ ctx, params, body }) =>
    confirmRecontacts(ctx, { campaignId: params.id, personIds: body.personIds }),
  );
}
