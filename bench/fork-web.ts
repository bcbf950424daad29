import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import pg from 'pg';
import { freePort } from '../scripts/free-port.ts';
import { ensurePostgres } from '../scripts/postgres-cluster.ts';
import { untilReady } from '../tests/support/until-ready.ts';

/** A process of its own, as production runs it. */
export const forkRole = (role: 'web' | 'worker', databaseUrl: string, port: number): ChildProcess =>
  fork('server/main.ts', [role], {
    cwd: resolve(import.meta.dirname, '..'),
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      APP_KEY: 'bench-key-bench-key-bench-key-bench-key',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'silent',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

export const forkWeb = (databaseUrl: string, port: number): ChildProcess =>
  forkRole('web', databaseUrl, port);

type Web = { pool: pg.Pool; databaseUrl: string; origin: string; serverPid: number };

/** A new database with the product in front of it; its connections may plant for as long as it takes. */
export async function withWeb(work: (web: Web) => Promise<void>): Promise<void> {
  const postgres = await ensurePostgres({ isDurable: false });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = forkWeb(postgres.url, port);
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2, options: '-c statement_timeout=0' });
  try {
    await untilReady(`${origin}/readyz`);
    await work({ pool, databaseUrl: postgres.url, origin, serverPid: server.pid ?? 0 });
  } finally {
    server.kill();
    await once(server, 'exit');
    await pool.end();
    await postgres.stop();
  }
}
