import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type RateLimit, rateWindow } from '../rate-window.ts';
import { HubspotError } from './hubspot-portal.ts';
import { serveAuthorization } from './serve-authorization.ts';
import { serveObjects, type Tools } from './serve-objects.ts';
import { servePortal } from './serve-portal.ts';

export type HubspotLimits = { calls: RateLimit; searches: RateLimit };
export const defaultHubspotLimits: HubspotLimits = {
  calls: { calls: 100, perMs: 10_000 },
  searches: { calls: 5, perMs: 1000 },
};

/** As HubSpot answers: tokens, limits, refusals in its own words. */
export async function serveHubspot(app: FastifyInstance, tools: Tools, limits: HubspotLimits): Promise<void> {
  const calls = rateWindow(limits.calls, Date.now);
  const searches = rateWindow(limits.searches, Date.now);
  app.addHook('preHandler', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (path.includes('/oauth/')) return;
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!tools.portal.tokens.includes(token))
      throw new HubspotError(401, 'INVALID_AUTHENTICATION', 'Authentication credentials not found.');
    const isSearch = path.endsWith('/search');
    const waitMs = (isSearch ? searches.take() : 0) || calls.take();
    reply.header('x-hubspot-ratelimit-max', String(limits.calls.calls));
    reply.header('x-hubspot-ratelimit-interval-milliseconds', String(limits.calls.perMs));
    reply.header('x-hubspot-ratelimit-remaining', String(calls.left()));
    if (waitMs === 0) return;
    reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
    const name = isSearch ? 'SECONDLY' : 'TEN_SECONDLY_ROLLING';
    throw new HubspotError(429, 'RATE_LIMITS', `You have reached your ${name.toLowerCase()} limit.`);
  });
  app.setErrorHandler((error, _request, reply) => {
    const { status, category, context, message } =
      error instanceof HubspotError
        ? error
        : { status: 500, category: 'INTERNAL_ERROR', context: {}, message: String(error) };
    return reply
      .code(status)
      .send({ status: 'error', message, correlationId: randomUUID(), category, context });
  });
  serveObjects(app, tools);
  servePortal(app, tools);
  serveAuthorization(app, tools);
}
