import type { FastifyInstance } from 'fastify';
import { intelligenceApi } from '#contract/overview/intelligence.ts';
import type { Deps } from '#server/deps.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { serve } from '#server/platform/http/serve.ts';
import { applyAdvice, changeVariants, undoAdvice } from './apply-advice.ts';
import { forecastAdvice } from './forecast-advice.ts';
import { ignoreAdvice } from './ignore-advice.ts';
import { listAdvisedPeople } from './list-advised-people.ts';
import { presentReview, reviewAdvice } from './review-advice.ts';

export function intelligenceRoutes(app: FastifyInstance, deps: Deps): void {
  const review = async (ctx: MemberCtx, id: string) => presentReview(await reviewAdvice(ctx, id));
  serve(app, deps, intelligenceApi.review, 'member', async ({ ctx, params }) => review(ctx, params.id));
  serve(app, deps, intelligenceApi.people, 'member', async ({ ctx, params, query }) =>
    listAdvisedPeople(ctx, params.id, query),
  );
  serve(app, deps, intelligenceApi.forecast, 'member', async ({ ctx, params, query }) =>
    forecastAdvice(ctx, params.id, query.rule),
  );
  serve(app, deps, intelligenceApi.apply, 'member', async ({ ctx, params, body }) => {
    await applyAdvice(ctx, params.id, body);
    return review(ctx, params.id);
  });
  serve(app, deps, intelligenceApi.ignore, 'member', async ({ ctx, params, body }) => {
    await ignoreAdvice(ctx, params.id, body);
    return review(ctx, params.id);
  });
  serve(app, deps, intelligenceApi.undo, 'member', async ({ ctx, params, body }) => {
    await undoAdvice(ctx, params.id, body.applicationId);
    return review(ctx, params.id);
  });
  serve(app, deps, intelligenceApi.compare, 'member', async ({ ctx, params, body }) => {
    await changeVariants(ctx, params.id, body);
    return review(ctx, params.id);
  });
}
