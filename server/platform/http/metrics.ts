import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { isSameText } from '../crypto/keys.ts';
import { AppError } from '../errors.ts';
import { readWhenAsked } from '../metrics.ts';

/** A number that is read when a collector asks for it. */
export type ReadGauge = { name: string; help: string; read(): Promise<number> };

export function exposeMetrics(app: FastifyInstance, deps: Deps, gauges: readonly ReadGauge[]): void {
  const { metrics } = deps;
  readWhenAsked(
    metrics,
    { name: 'accroche_jobs', help: 'Jobs by queue and state', labelNames: ['queue', 'state'] },
    async (set) => {
      for (const queue of await deps.jobs.boss.getQueues()) {
        set(queue.queuedCount, { queue: queue.name, state: 'waiting' });
        set(queue.activeCount, { queue: queue.name, state: 'active' });
      }
    },
  );
  for (const { name, help, read } of gauges)
    readWhenAsked(metrics, { name, help }, async (set) => set(await read()));
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.isLasting) return;
    const route = request.routeOptions.url ?? 'unmatched';
    const labels = { method: request.method, route, status: reply.statusCode };
    metrics.requestSeconds.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, deps)) throw new AppError('forbidden', 'Accès non autorisé.');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
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
