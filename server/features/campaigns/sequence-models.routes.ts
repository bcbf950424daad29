import type { FastifyInstance } from 'fastify';
import { type SavedModel, sequenceModelsApi } from '#contract/campaigns/engagement.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { createModel } from './create-model.ts';
import { listModels } from './list-models.ts';
import { removeModel } from './remove-model.ts';
import type { SequenceModelRow } from './sequence-models.table.ts';

export function sequenceModelRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, sequenceModelsApi.list, 'member', async ({ ctx }) =>
    (await listModels(ctx)).map(presentModel),
  );
  serve(app, deps, sequenceModelsApi.create, 'member', async ({ ctx, body }) =>
    presentModel(await createModel(ctx, body)),
  );
  serve(app, deps, sequenceModelsApi.remove, 'member', async ({ ctx, params }) => {
    await removeModel(ctx, params.id);
    return { message: 'Le modèle est supprimé.' };
  });
}

const presentModel = ({ id, name, config, createdAt }: SequenceModelRow): SavedModel => ({
  id,
  name,
  config,
  created: createdAt.toISOString(),
});
