import type { FastifyInstance } from 'fastify';
import { conversationsApi } from '#contract/overview/conversations.ts';
import type { Day } from '#core/time/calendar-day.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { answerPerson } from './answer-person.ts';
import { correctReading } from './correct-reading.ts';
import { suggestAnswerTo } from './suggest-answer.ts';

export function answerRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, conversationsApi.answer, 'member', async ({ ctx, params, body }) =>
    answerPerson(ctx, params.id, body),
  );
  serve(app, deps, conversationsApi.suggest, 'member', async ({ ctx, params }) =>
    suggestAnswerTo(ctx, params.id),
  );
  serve(app, deps, conversationsApi.correct, 'member', async ({ ctx, params, body }) =>
    correctReading(ctx, params.id, { ...body, returnsOn: body.returnsOn as Day | null | undefined }),
  );
}
