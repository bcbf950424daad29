import type { FastifyInstance } from 'fastify';
import { discoveryApi } from '#contract/sourcing/discovery.ts';
import type { Deps } from '#server/deps.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { serve } from '#server/platform/http/serve.ts';
import { addAccepted } from './add-accepted.ts';
import { answerSuggestion, undoAnswer } from './answer-suggestion.ts';
import { readDiscovery } from './read-discovery.ts';
import { countToAdd, readLearning } from './read-learning.ts';

export function discoveryRoutes(app: FastifyInstance, deps: Deps): void {
  const since = async (ctx: MemberCtx, icpId: string) => ({
    learning: (await readLearning(ctx, icpId)).learning,
    toAdd: await countToAdd(ctx, icpId),
  });
  serve(app, deps, discoveryApi.read, 'member', async ({ ctx, params, query }) =>
    readDiscovery(ctx, params.id, query.current),
  );
  serve(app, deps, discoveryApi.answer, 'member', async ({ ctx, params, body }) => {
    await answerSuggestion(ctx, params.id, body);
    return since(ctx, params.id);
  });
  serve(app, deps, discoveryApi.undo, 'member', async ({ ctx, params, body }) => {
    await undoAnswer(ctx, params.id, body.personId);
    return since(ctx, params.id);
  });
  serve(app, deps, discoveryApi.addAccepted, 'member', async ({ ctx, params, body }) => ({
    added: await addAccepted(ctx, params.id, body.campaignId),
  }));
}
