import type { FastifyInstance } from 'fastify';
import { type SavedTemplate, sequenceTemplatesApi } from '#contract/campaigns/engagement.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { createTemplate } from './create-template.ts';
import { listTemplates } from './list-templates.ts';
import { removeTemplate } from './remove-template.ts';
import type { SequenceTemplateRow } from './sequence-templates.table.ts';

export function sequenceTemplateRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, sequenceTemplatesApi.list, 'member', async ({ ctx }) =>
    (await listTemplates(ctx)).map(presentTemplate),
  );
  serve(app, deps, sequenceTemplatesApi.create, 'member', async ({ ctx, body }) =>
    presentTemplate(await createTemplate(ctx, body)),
  );
  serve(app, deps, sequenceTemplatesApi.remove, 'member', async ({ ctx, params }) => {
    await removeTemplate(ctx, params.id);
    return { message: 'Le modèle est supprimé.' };
  });
}

const presentTemplate = ({ id, name, config, createdAt }: SequenceTemplateRow): SavedTemplate => ({
  id,
  name,
  config,
  created: createdAt.toISOString(),
});
