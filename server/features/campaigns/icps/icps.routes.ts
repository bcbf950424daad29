import type { FastifyInstance } from 'fastify';
import { icpsApi } from '#contract/campaigns/icps.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { createIcp } from './create-icp.ts';
import { estimateAudience } from './estimate-audience.ts';
import { listIcps } from './list-icps.ts';
import { presentIcp, presentIcps } from './present-icp.ts';
import { readSentence } from './read-sentence.ts';
import { removeIcp } from './remove-icp.ts';
import { suggestCriteria } from './suggest-criteria.ts';
import { updateIcp } from './update-icp.ts';

export function icpRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, icpsApi.list, 'member', async ({ ctx }) => presentIcps(ctx, await listIcps(ctx)));
  serve(app, deps, icpsApi.create, 'member', async ({ ctx, body }) =>
    presentIcp(ctx, await createIcp(ctx, body)),
  );
  serve(app, deps, icpsApi.update, 'member', async ({ ctx, params, body }) =>
    presentIcp(ctx, await updateIcp(ctx, params.id, body)),
  );
  serve(app, deps, icpsApi.remove, 'member', async ({ ctx, params }) => {
    await removeIcp(ctx, params.id);
    return { message: 'Le ciblage est supprimé.' };
  });
  serve(app, deps, icpsApi.readSentence, 'member', async ({ ctx, body }) => readSentence(ctx, body.sentence));
  serve(app, deps, icpsApi.suggest, 'member', async ({ ctx, query }) => suggestCriteria(ctx, query));
  serve(app, deps, icpsApi.audience, 'member', async ({ ctx, body }) => estimateAudience(ctx, body.criteria));
}
