import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { liveApi } from '#contract/overview/live.ts';
import { webhookPaths } from '#contract/social-accounts.ts';
import { newsSecret } from '#server/features/network/social-accounts/news/receive-news.ts';
import { secretHeader } from '#server/providers/social-network/unipile/reconcile-webhooks.ts';
import { freePort } from '../../scripts/free-port.ts';
import { listenLive } from '../../tests/support/listen-live.ts';
import { serverKeys } from '../../tests/support/server-keys.ts';
import { untilReady } from '../../tests/support/until-ready.ts';
import { plantCampaigns } from '../campaigns/plant-campaigns.ts';
import type { Figure } from './figure.ts';

const root = resolve(import.meta.dirname, '../..');
const appKey = 'bench-key-bench-key-bench-key-bench-key';
const goalMs = 1000;
const patienceMs = 20_000;

/** How long from the webhook of a reply until the notification reaches its owner’s open page, on the plan with live updates. */
export async function measureNotification(serverUrl: string, replies: number): Promise<Figure[]> {
  const bare = await timeBare(replies);
  const together = await timeProduct(serverUrl, replies, ['all']);
  const apart = await timeProduct(serverUrl, replies, ['web', 'worker']);
  const row = (times: number[]) => ({ 'p50 ms': percentile(times, 0.5), 'p95 ms': percentile(times, 0.95) });
  console.log(`From the webhook to the page, ${replies} replies one after the other`);
  console.table({
    'bare server that passes them on': row(bare),
    'one process': { ...row(together), goal: goalMs },
    'web and worker apart': row(apart),
  });
  const [inOne, inTwo] = [percentile(together, 0.95), percentile(apart, 0.95)];
  return [
    {
      what: `From the webhook to the page, p95 of ${replies} replies`,
      goal: `≤ ${goalMs} ms`,
      measured: `${inOne} ms in one process, ${inTwo} with web and worker apart, ${percentile(bare, 0.95)} of a bare server`,
      isMissed: inOne > goalMs,
    },
  ];
}

async function timeProduct(serverUrl: string, replies: number, roles: ('all' | 'web' | 'worker')[]) {
  const name = `accroche_bench_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const start = (role: string): ChildProcess =>
    fork('server/main.ts', [role], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: url.href,
        APP_KEY: appKey,
        PORT: String(port),
        PUBLIC_URL: origin,
        UNIPILE_DSN: 'http://127.0.0.1:9',
        UNIPILE_API_KEY: 'nobody',
        LOG_LEVEL: 'silent',
      },
    });
  const children = roles.map(start);
  // Planting takes longer than the product's statements may.
  const pool = new pg.Pool({ connectionString: url.href, max: 2, options: '-c statement_timeout=0' });
  try {
    await untilReady(`${origin}/readyz`);
    const { handle, cookies } = await plantReaders(pool, replies);
    await untilIdle(pool);
    const secret = newsSecret({ keys: await serverKeys(pool, appKey) });
    return await timeReplies(origin, cookies, replies, (index) =>
      fetch(`${origin}${webhookPaths.unipile}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [secretHeader]: secret },
        body: replyBody(handle, index + 1),
      }),
    );
  } finally {
    for (const child of children) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await pool.end();
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

/** From the post of the webhook until the notification arrives; one reply after another. */
async function timeReplies(
  origin: string,
  cookies: Map<string, string>,
  replies: number,
  post: (index: number) => Promise<Response>,
): Promise<number[]> {
  const live = await listenLive(origin, { cookies });
  if (live.status !== 200) throw new Error(`The stream answered ${live.status}`);
  await live.until((events) => events.length > 0);
  const countNotifications = () => live.events.filter(({ name }) => name === 'notification').length;
  const times: number[] = [];
  for (let index = 0; index < replies; index++) {
    const before = countNotifications();
    const startedAt = performance.now();
    const answer = await post(index);
    if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
    const isNotified = live.until(() => countNotifications() > before).then(() => true);
    if (!(await Promise.race([isNotified, wait(patienceMs, false)])))
      throw new Error('A reply was never notified');
    times.push(performance.now() - startedAt);
    await wait(100 + ((index * 37) % 300));
  }
  live.close();
  return times;
}

/** Somebody on the plan with the stream, and as many people as will write to them. */
async function plantReaders(pool: pg.Pool, people: number) {
  const { workspaceId, cookie } = await plantCampaigns(pool, 1, people);
  const handle = randomUUID();
  await pool.query(`update users set subscription = 'EXPERT' where id = $1`, [workspaceId]);
  await pool.query(
    `insert into social_accounts (workspace_id, provider_account_id, member_id, name, tier, state, state_changed_at, connected_at, next_poll_at, first_connected_on)
     values ($1, $2, $2, 'Ana Dupont', 'premium', 'connected', now(), now(), now() + interval '1 year', now())`,
    [workspaceId, handle],
  );
  await pool.query(
    `insert into person_identities (workspace_id, kind, value, person_id)
     select workspace_id, 'classic', 'ACo' || public_identifier, id from people where workspace_id = $1`,
    [workspaceId],
  );
  const [name = '', value = ''] = cookie.split('=');
  return { handle, cookies: new Map([[name, value]]) };
}

/** What runs at the start is over. */
async function untilIdle(pool: pg.Pool): Promise<void> {
  for (let calm = 0; calm < 4; await wait(500)) {
    const { rows } = await pool.query<{ open: number }>(
      `select count(*)::int as open from pgboss.job where state in ('created', 'active') and start_after <= now()`,
    );
    calm = rows[0]?.open === 0 ? calm + 1 : 0;
  }
}

const replyBody = (handle: string, number: number) =>
  JSON.stringify({
    event: 'message_received',
    account_id: handle,
    account_type: 'LINKEDIN',
    account_info: { type: 'LINKEDIN', feature: 'classic', user_id: handle },
    chat_id: `chat-${number}`,
    message_id: `message-${number}`,
    provider_message_id: `provider-message-${number}`,
    timestamp: new Date().toISOString(),
    message: 'Bonjour, pourquoi pas, dites-m’en plus.',
    is_sender: false,
    is_event: 0,
    sender: { attendee_provider_id: `ACopersonne-${number}` },
    attendees: [{ attendee_provider_id: `ACopersonne-${number}` }],
  });

async function timeBare(replies: number): Promise<number[]> {
  let stream: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      stream = response;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('id: 0\nevent: ready\ndata: {}\n\n');
      return;
    }
    request.resume().on('end', () => {
      stream?.write('id: 1\nevent: notification\ndata: {}\n\n');
      response.end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const times = await timeReplies(origin, new Map(), replies, () =>
    fetch(`${origin}${liveApi.stream.path}`, { method: 'POST', body: '{}' }),
  );
  server.closeAllConnections();
  server.close();
  return times;
}

const percentile = (values: number[], share: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0);
