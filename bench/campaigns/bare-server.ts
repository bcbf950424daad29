import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import pg from 'pg';
import type { Deps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { authenticate } from '#server/features/identity/auth/sessions/authenticate.ts';
import { openPostgres } from '#server/platform/db/open-database.ts';

/**
 * The baseline: a Fastify route with the product's own session lookup and one indexed query, which answers 200 rows
 * of the same bytes. No schema, no hook, no header of ours.
 */
const env = readEnv(process.env);
const { db } = openPostgres(env.databaseUrl ?? '', () => undefined);
const pool = new pg.Pool({ connectionString: env.databaseUrl });
const deps = { env, db, clock: { now: () => new Date() } } as unknown as Deps;
const app = Fastify();
await app.register(cookie);
app.get('/', async (request, reply) => {
  const session = await authenticate(deps, request);
  if (session.is !== 'valid') return reply.code(401).send({});
  const { rows } = await pool.query('select body from bench_campaigns where user_id = $1 order by position', [
    session.member.userId,
  ]);
  return rows.map(({ body }: { body: unknown }) => body);
});
await app.listen({ port: env.port, host: '127.0.0.1' });
process.send?.('ready');
