import type { FastifyInstance } from 'fastify';
import { exclusionsApi } from '#contract/audience/exclusions.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { addExclusions, excludeChosen } from './add-exclusions.ts';
import { exportExclusions, listExclusions } from './list-exclusions.ts';
import { removeExclusion } from './remove-exclusion.ts';

export function exclusionRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, exclusionsApi.list, 'member', async ({ ctx, query }) => listExclusions(ctx, query));
  serve(app, deps, exclusionsApi.add, 'member', async ({ ctx, body }) => addExclusions(ctx, body));
  serve(app, deps, exclusionsApi.excludePeople, 'member', async ({ ctx, body }) => excludeChosen(ctx, body));
  serve(app, deps, exclusionsApi.export, 'member', async ({ ctx }) => exportExclusions(ctx));
  serve(app, deps, exclusionsApi.remove, 'member', async ({ ctx, params }) => ({
    included: await removeExclusion(ctx, params.id),
  }));
}
