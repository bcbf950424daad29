import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { webhookPaths } from '#contract/social-accounts.ts';
import { newsSecret } from '#server/features/network/social-accounts/news/receive-news.ts';
import { freePort } from '../../scripts/free-port.ts';
import { postAll } from './post-all.ts';
import { serverKeys } from './server-keys.ts';
import { untilReady } from './until-ready.ts';

const root = resolve(import.meta.dirname, '../..');
const appKey = 'flood-key-flood-key-flood-key-flood';

export type FloodReport = {
  sent: number;
  accepted: number;
  seconds: number;
  /** How many times a news was handled: more than one each would be processing twice. */
  handled: number;
  recorded: number;
  lost: number;
  processedAfterSeconds: number;
};

/**
 * Real `web` and `worker` processes on PostgreSQL. Every event is posted `copies` times, shuffled, while the worker is
 * killed without warning and started again.
 */
export async function floodWebhooks(
  databaseUrl: string,
  events: number,
  copies: number,
): Promise<FloodReport> {
  const port = await freePort();
  const variables = {
    PATH: process.env.PATH,
    DATABASE_URL: databaseUrl,
    APP_KEY: appKey,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    UNIPILE_DSN: `http://127.0.0.1:${await freePort()}`,
    UNIPILE_API_KEY: 'nobody',
    LOG_LEVEL: 'silent',
  };
  const start = (role: 'web' | 'worker') =>
    fork('server/main.ts', [role], { cwd: root, env: variables, stdio: 'ignore' });
  const web = start('web');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // A server that stops just after may be quicker to close a connection than the pool.
  pool.on('error', () => undefined);
  let worker: ChildProcess | undefined;
  try {
    await untilReady(`http://127.0.0.1:${port}/readyz`);
    const handle = await plantAccount(pool);
    await countHandled(pool);
    worker = start('worker');
    const bodies = shuffled(Array.from({ length: copies }, () => relations(handle, events)).flat());
    const secret = newsSecret({ keys: await serverKeys(pool, appKey) });
    const flood = postAll(`http://127.0.0.1:${port}${webhookPaths.unipile}`, bodies, {
      'unipile-auth': secret,
    });
    await untilProcessed(pool, Math.floor(events / 5));
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    worker = start('worker');
    const { accepted, seconds } = await flood;
    const startedAt = Date.now();
    await untilProcessed(pool, events);
    const processedAfterSeconds = (Date.now() - startedAt) / 1000;
    const recorded = await number(pool, 'select count(*) from network_news');
    const handled = await number(pool, 'select handled from flood_handled');
    return {
      sent: bodies.length,
      accepted,
      seconds,
      handled,
      recorded,
      lost: events - recorded,
      processedAfterSeconds,
    };
  } finally {
    for (const child of [web, worker]) if (child) await stop(child);
    await pool.end();
  }
}

const relations = (account: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    JSON.stringify({
      event: 'new_relation',
      account_id: account,
      account_type: 'LINKEDIN',
      webhook_name: 'accroche-users',
      user_full_name: `Personne ${index}`,
      user_provider_id: `ACo${index}`,
      user_public_identifier: `personne-${index}`,
      user_profile_url: `https://www.linkedin.com/in/personne-${index}`,
    }),
  );

async function plantAccount(pool: pg.Pool): Promise<string> {
  const [workspaceId, handle] = [randomUUID(), randomUUID()];
  await pool.query(
    `insert into users (id, email, password_hash, first_name, last_name, terms_accepted_at, created_at)
     values ($1, $2, 'x', 'Ana', 'Dupont', now(), now())`,
    [workspaceId, `${workspaceId}@exemple.fr`],
  );
  await pool.query('insert into workspaces (id, created_at) values ($1, now())', [workspaceId]);
  await pool.query(
    `insert into social_accounts (workspace_id, provider_account_id, member_id, name, tier, state, state_changed_at, connected_at, next_poll_at, first_connected_on)
     values ($1, $2, $2, 'Ana Dupont', 'free', 'connected', now(), now(), now() + interval '1 year', now())`,
    [workspaceId, handle],
  );
  return handle;
}

/** A trigger sees every time that news is marked as handled. */
const countHandled = (pool: pg.Pool) =>
  pool.query(`
    create table flood_handled (handled integer not null);
    insert into flood_handled values (0);
    create function count_flood_handled() returns trigger language plpgsql as
      $$ begin update flood_handled set handled = handled + 1; return new; end $$;
    create trigger count_flood_handled before update of handled_at on network_news for each row
      when (new.handled_at is not null) execute function count_flood_handled();
  `);

async function untilProcessed(pool: pg.Pool, wanted: number): Promise<void> {
  const query = 'select count(*) from network_news where handled_at is not null';
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; await wait(50)) {
    if ((await number(pool, query)) >= wanted) return;
  }
  throw new Error(`News were not handled: ${await number(pool, query)} of ${wanted}`);
}

const number = async (pool: pg.Pool, query: string): Promise<number> =>
  Number(Object.values((await pool.query(query)).rows[0] ?? {})[0]);

function shuffled<T>(items: T[]): T[] {
  for (let index = items.length - 1; index > 0; index--) {
    const other = randomBytes(4).readUInt32BE() % (index + 1);
    [items[index], items[other]] = [items[other] as T, items[index] as T];
  }
  return items;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
