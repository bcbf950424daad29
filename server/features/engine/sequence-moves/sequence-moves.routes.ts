import type { FastifyInstance } from 'fastify';
import { sequenceMovesApi } from '#contract/engine/sequence-moves.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { movePeople } from './move-people.ts';
import { previewMove, proposeMove } from './preview-move.ts';

export function sequenceMoveRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, sequenceMovesApi.preview, 'member', async ({ ctx, params }) =>
    previewMove(ctx, params.id),
  );
  serve(app, deps, sequenceMovesApi.propose, 'member', async ({ ctx, params, body }) =>
    proposeMove(ctx, params.id, body.engagementConfig),
  );
  serve(app, deps, sequenceMovesApi.move, 'member', async ({ ctx, params, body }) => {
    const moved = await movePeople(ctx, params.id, body);
    return { moved, preview: await previewMove(ctx, params.id) };
  });
}
