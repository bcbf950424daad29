import type { FastifyInstance } from 'fastify';
import { forecastApi } from '#contract/engine/forecast.ts';
import type { Deps } from '#server/deps.ts';
import { campaignDay } from '#server/features/network/social-accounts/account-uses.ts';
import { serve } from '#server/platform/http/serve.ts';
import { readForecast, readForecastDay } from './read-forecast.ts';

export function forecastRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, forecastApi.campaign, 'member', async ({ ctx, params }) => readForecast(ctx, params.id));
  serve(app, deps, forecastApi.day, 'member', async ({ ctx, params, query }) =>
    readForecastDay(ctx, params.id, query.day ?? campaignDay(ctx)),
  );
}
