import type { FastifyInstance } from 'fastify';
import { argumentPreviewApi } from '#contract/texts/argument-preview.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { previewArguments } from './preview-arguments.ts';

export function argumentPreviewRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, argumentPreviewApi.read, 'member', ({ ctx, params, query }) =>
    previewArguments(ctx, params.id, query.page),
  );
}
