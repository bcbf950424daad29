import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { rowsOf } from '../db/database.ts';
import { kindOfError } from '../telemetry/telemetry.ts';

/** A balancer that waits longer has given up. */
const longestLookMs = 1_500;

type Part = 'database' | 'jobs';
/** What an operator does first differs with each; the log has the rest. */
type Problem = 'no_answer' | 'unreachable' | 'refused' | 'read_only' | 'no_room' | 'other';

type Looks = Record<Part, () => Promise<unknown>>;

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on it is not ready, and serves whatever still comes. */
    leave(): void;
  }
}

export function answerHealth(app: FastifyInstance, deps: Deps): void {
  const looks: Looks = {
    database: oneAtATime(() => lookAtDatabase(deps)),
    jobs: oneAtATime(() => deps.jobs.boss.schemaVersion()),
  };
  let isLeaving = false;
  app.decorate('leave', () => {
    isLeaving = true;
  });
  app.get('/healthz', { config: { access: 'public' }, schema: { hide: true } }, async () => ({
    status: 'ok',
  }));
  app.get('/readyz', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    if (isLeaving) return reply.code(503).send({ status: 'leaving' });
    const [database, jobs] = await Promise.all([problemOf('database'), problemOf('jobs')]);
    const because = { ...(database && { database }), ...(jobs && { jobs }) };
    const isReady = !database && !jobs;
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ok' : 'failed',
      database: database ? 'failed' : 'ok',
      jobs: jobs ? 'failed' : 'ok',
      ...(!isReady && { because }),
    });

    async function problemOf(part: Part): Promise<Problem | null> {
      try {
        await within(longestLookMs, looks[part]());
        return null;
      } catch (err) {
        request.log.error({ err, part }, 'not ready');
        return nameProblem(err);
      }
    }
  });
}

class TooLate extends Error {}
class ReadOnly extends Error {}

/** Anybody may ask: a kind, never an address or a message. */
function nameProblem(error: unknown): Problem {
  if (error instanceof TooLate) return 'no_answer';
  if (error instanceof ReadOnly) return 'read_only';
  const kind = kindOfError(error);
  if (/^(E[A-Z_]+|08...|57P0[1-5])$/.test(kind)) return 'unreachable';
  if (/^(28...|3D000|42501)$/.test(kind)) return 'refused';
  if (kind === '25006') return 'read_only';
  if (/^(53...|58030)$/.test(kind)) return 'no_room';
  return 'other';
}

/** Whoever asks while a look is under way shares it: a database that does not answer must not be given more to do. */
function oneAtATime(look: () => Promise<unknown>): () => Promise<unknown> {
  let current: Promise<unknown> | undefined;
  return () => {
    current ??= look().finally(() => {
      current = undefined;
    });
    return current;
  };
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const end = new AbortController();
  const tooLate = async () => {
    await wait(ms, undefined, { signal: end.signal });
    throw new TooLate(`No answer within ${ms} ms`);
  };
  try {
    await Promise.race([work, tooLate()]);
  } finally {
    end.abort();
  }
}

/**
 * Whether it takes writes. A sort that does not fit in memory writes a file that is gone with the statement: a full disk
 * refuses it, and it leaves nothing behind, where a row written at each look would be vacuumed for ever.
 */
async function lookAtDatabase({ db, databaseKind }: Deps): Promise<void> {
  if (databaseKind === 'pglite') return void (await db.execute(sql`select 1`));
  await db.transaction(async (tx) => {
    const handle = tx as unknown as Deps['db'];
    await handle.execute(sql.raw('set local work_mem = 64'));
    const [found] = await rowsOf<{ isReadOnly: string }>(
      handle,
      sql`select current_setting('transaction_read_only') as "isReadOnly", length(string_agg(line, '' order by line))
        from (select repeat(n::text, 200) as line from generate_series(1, 500) n) as spilled`,
    );
    if (found?.isReadOnly !== 'off') throw new ReadOnly('The database is read-only');
  });
}
