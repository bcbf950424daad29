import type { FastifyInstance } from 'fastify';
import { firstMinuteApi } from '#contract/texts/first-minute.ts';
import type { Deps } from '#server/deps.ts';
import { presentCampaignWithLeads } from '#server/features/campaigns/campaigns/present-campaign.ts';
import { serve } from '#server/platform/http/serve.ts';
import { keepOffer } from './keep-offer.ts';
import { readPasted } from './read-pasted.ts';
import { writeSamples } from './write-samples.ts';

export function firstMinuteRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, firstMinuteApi.read, 'member', ({ ctx, body }) => readPasted(ctx, body));
  serve(app, deps, firstMinuteApi.write, 'member', ({ ctx, body }) => writeSamples(ctx, body));
  serve(app, deps, firstMinuteApi.keep, 'member', async ({ ctx, body }) =>
    presentCampaignWithLeads(ctx, await keepOffer(ctx, body)),
  );
}
