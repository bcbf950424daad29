import type { ChildProcess } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { leadListApi } from '#contract/campaigns/lead-list.ts';
import { leadCalls } from '#contract/v1/people.ts';
import { apiScopes, callsPerMinute } from '#core/integrations/api-scopes.ts';
import { secureRandom } from '#server/platform/random.ts';
import { freePort } from '../scripts/free-port.ts';
import { ensurePostgres } from '../scripts/postgres-cluster.ts';
import { makeToken } from '../server/features/integrations/api-keys/key-token.ts';
import { untilReady } from '../tests/support/until-ready.ts';
import { plantCampaigns } from './campaigns/plant-campaigns.ts';
import { forkWeb } from './fork-web.ts';

const goal = 1.3;

/** A page of leads by the public API, beside the same page by the application’s own call: one verb, two doors. */
export async function run({ isFull }: { isFull: boolean }): Promise<void> {
  const calls = isFull ? 2_000 : 400;
  const postgres = await ensurePostgres({ isDurable: true });
  const port = await freePort();
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2, options: '-c statement_timeout=0' });
  let server: ChildProcess | undefined;
  try {
    server = forkWeb(postgres.url, port);
    await untilReady(`http://127.0.0.1:${port}/readyz`);
    const { cookie, workspaceId } = await plantCampaigns(pool, 10, 2_000);
    const keys = await plantKeys(pool, workspaceId, Math.ceil((calls * 2) / callsPerMinute) + 1);
    await pool.query('analyze');
    const ask = async (path: string, headers: Record<string, string>) => {
      const start = performance.now();
      const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
      return performance.now() - start;
    };
    const asks = {
      'by the application': () => ask(leadListApi.list.path, { cookie }),
      'by the API': (at: number) =>
        ask(leadCalls.list.endpoint.path, { authorization: `Bearer ${keys[at % keys.length]}` }),
    };
    const times: Record<keyof typeof asks, number[]> = { 'by the application': [], 'by the API': [] };
    // In turn: what else the machine does falls on both alike. The first half warms.
    for (let at = 0; at < calls; at += 1)
      for (const name of Object.keys(asks) as (keyof typeof asks)[]) {
        const ms = await asks[name](at);
        if (at >= calls / 2) times[name].push(ms);
      }
    const [own, api] = [median(times['by the application']), median(times['by the API'])];
    console.log(
      `A page of leads, median of ${calls / 2}; goal: at most ${goal} times the application’s own call`,
    );
    console.table({
      'by the application': { ms: round(own) },
      'by the API': { ms: round(api), times: round(api / own) },
    });
    if (api > goal * own) process.exitCode = 1;
  } finally {
    server?.kill();
    await pool.end();
    await postgres.stop();
  }
}

/** As many as the limit of calls asks for. */
async function plantKeys(pool: pg.Pool, workspaceId: string, count: number): Promise<string[]> {
  await pool.query(`update users set subscription = 'ENTERPRISE' where id = $1`, [workspaceId]);
  const tokens = Array.from({ length: count }, () => makeToken(secureRandom));
  for (const token of tokens)
    await pool.query(
      `insert into api_keys (id, workspace_id, name, hint, token_hash, scopes, created_at, expires_at)
       values ($1, $2, 'bench', 'acc_live_', $3, $4, now(), now() + interval '1 day')`,
      [randomUUID(), workspaceId, createHash('sha256').update(token).digest('hex'), [...apiScopes]],
    );
  return tokens;
}

const round = (value: number) => Math.round(value * 100) / 100;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
