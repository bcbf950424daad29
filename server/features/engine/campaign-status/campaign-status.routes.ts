import type { FastifyInstance } from 'fastify';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { recontactsApi } from '#contract/engine/recontacts.ts';
import type { Deps } from '#server/deps.ts';
import { presentCampaignWithLeads } from '#server/features/campaigns/campaigns/present-campaign.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { confirmRecontacts } from '#server/features/campaigns/leads/change/confirm-recontacts.ts';
import { serve } from '#server/platform/http/serve.ts';
import {
  archiveCampaign,
  launchCampaign,
  pauseCampaign,
  resumeCampaign,
  resumeFromOtherAccount,
} from './change-status.ts';
import { listRecontacts } from './list-recontacts.ts';
import { readLaunchChecks } from './read-launch-checks.ts';
import { restoreCampaign } from './restore-campaign.ts';
import { updateCampaign } from './update-campaign.ts';

const statusChanges = {
  launch: launchCampaign,
  pause: pauseCampaign,
  resume: resumeCampaign,
  archive: archiveCampaign,
  changeAccount: resumeFromOtherAccount,
};

export function campaignStatusRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, campaignsApi.update, 'member', async ({ ctx, params, body }) =>
    presentCampaignWithLeads(ctx, await updateCampaign(ctx, params.id, body)),
  );
  serve(app, deps, campaignsApi.restore, 'member', async ({ ctx, params }) => {
    await restoreCampaign(ctx, params.id);
    return presentCampaignWithLeads(ctx, await getCampaign(ctx, params.id));
  });
  for (const [act, change] of Object.entries(statusChanges)) {
    serve(app, deps, campaignsApi[act as keyof typeof statusChanges], 'member', async ({ ctx, params }) => {
      await change(ctx, params.id);
      return presentCampaignWithLeads(ctx, await getCampaign(ctx, params.id));
    });
  }
  serve(app, deps, campaignsApi.launchChecks, 'member', async ({ ctx, params }) => {
    const { checks } = await readLaunchChecks(ctx, params.id);
    return checks;
  });
  serve(app, deps, recontactsApi.list, 'member', async ({ ctx, params }) => listRecontacts(ctx, params.id));
  serve(app, deps, recontactsApi.confirm, 'member', async ({ ctx, params, body }) =>
    confirmRecontacts(ctx, { campaignId: params.id, personIds: body.personIds }),
  );
}
