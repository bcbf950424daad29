import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '../../deps.ts';
import { isSameText } from '../crypto/keys.ts';
import { AppError } from '../errors.ts';

/** A number that is read when a collector asks for it. */
export type ReadGauge = { name: string; help: string; read(): Promise<number> };

export function exposeMetrics(app: FastifyInstance, deps: Deps, gauges: readonly ReadGauge[]): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'accroche_' });
  const durations = new Histogram({
    name: 'accroche_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  new Gauge({
    name: 'accroche_jobs',
    help: 'Jobs by queue and state',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      for (const queue of await deps.jobs.boss.getQueues()) {
        this.set({ queue: queue.name, state: 'waiting' }, queue.queuedCount);
        this.set({ queue: queue.name, state: 'active' }, queue.activeCount);
      }
    },
  });
  for (const { name, help, read } of gauges)
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.isLasting) return;
    const route = request.routeOptions.url ?? 'unmatched';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, deps)) throw new AppError('forbidden', 'Accès non autorisé.');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayReadMetrics(request: FastifyRequest, deps: Deps): boolean {
  const token = deps.env.metricsToken;
  if (token) return isSameText(request.headers.authorization ?? '', `Bearer ${token}`);
  // Elsewhere a proxy on this machine would make every visitor look local.
  return (
    deps.env.isDemo && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')
  );
}
