import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ping } from '../db/database.ts';

export function answerHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', { config: { access: 'public' }, schema: { hide: true } }, async () => ({
    status: 'ok',
  }));
  app.get('/readyz', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const checks = await Promise.allSettled([ping(deps.db), deps.jobs.boss.schemaVersion()]);
    const [database, jobs] = checks.map(({ status }) => (status === 'fulfilled' ? 'ok' : 'failed'));
    const isReady = database === 'ok' && jobs === 'ok';
    if (!isReady) request.log.error({ database, jobs }, 'not ready');
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'failed', database, jobs });
  });
}
