import type { FastifyInstance } from 'fastify';
import type { OpenSpan, Telemetry } from './telemetry.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | null;
  }
}

/** One span for each request, by the route that serves it: a path has ids, and ids of people. */
export function traceRequests(app: FastifyInstance, telemetry: Telemetry): void {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    request.span = telemetry.begin(`${request.method} ${route}`, 'server', {
      'http.request.method': request.method,
      'http.route': route,
      'accroche.request_id': request.id,
    });
    request.span.run(done);
  });
  app.addHook('onResponse', async ({ span }, { statusCode }) => {
    span?.set({ 'http.response.status_code': statusCode });
    span?.end(statusCode >= 500 ? String(statusCode) : undefined);
  });
}
