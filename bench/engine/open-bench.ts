import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { readEnv } from '#server/env.ts';
import { openDeps } from '#server/open-deps.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import type { SocialNetwork } from '#server/providers/social-network/social-network.ts';
import { aProfile } from '#tests/support/a-person.ts';

/** The product on a database of its own, with a campaign clock that only moves when told. */
export async function openBench(serverUrl: string, variables: Record<string, string> = {}) {
  const name = `accroche_bench_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const { deps, close } = await openDeps(
    readEnv({
      DATABASE_URL: url.href,
      APP_KEY: 'bench-key-bench-key-bench-key-bench-key',
      PUBLIC_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
      ...variables,
    }),
    { isWorker: false },
  );
  let now = Date.parse('2026-11-17T10:00:00Z');
  const campaignClock = { now: () => new Date(now), toWall: (campaignTime: Date) => campaignTime };
  Object.assign(deps, { campaignClock });
  // Planting takes longer than the product's statements may.
  const pool = new pg.Pool({ connectionString: url.href, max: 4, options: '-c statement_timeout=0' });
  return {
    url: url.href,
    pool,
    token: deps.random.uuid(),
    deps,
    ctxOn: (network: Partial<SocialNetwork>) =>
      makeCtx({ ...deps, network: network as SocialNetwork }, { kind: 'system' }),
    now: () => new Date(now),
    advance: (ms: number) => {
      now += ms;
    },
    close: async () => {
      await pool.end();
      await close();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

export type Bench = Awaited<ReturnType<typeof openBench>>;

/** A network that does everything at once: what is left is the engine's own cost. */
export const instantNetwork: Partial<SocialNetwork> = {
  visit: async (_account, personId) => ({
    is: 'done',
    value: aProfile({ personId, firstName: null, lastName: null }),
  }),
  invite: async () => ({ is: 'done', value: { invitationId: null, usagePercent: null } }),
};
