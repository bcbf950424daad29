import type pg from 'pg';
import { adminUsersApi } from '#contract/overview/admin-users.ts';
import { plans } from '#core/identity/plans.ts';
import { userSorts, userStates } from '#core/identity/user-list.ts';
import { sortOrders } from '#core/leads/lead-sort.ts';
import { freePort } from '../scripts/free-port.ts';
import { measureExport } from './admin/measure-export.ts';
import { plantCampaigns } from './campaigns/plant-campaigns.ts';
import { withWeb } from './fork-web.ts';

const goalMs = 100;
const repeats = 12;

/**
 * A million accounts as an administrator lists them: every order, every filter, searches of one letter and of names. Then
 * the copy of everything of one user with a hundred thousand people. A tenth of both unless `--full`.
 */
export async function run({ isFull }: { isFull: boolean }): Promise<void> {
  const count = isFull ? 1_000_000 : 100_000;
  await withWeb(async ({ pool, databaseUrl, origin }) => {
    const { workspaceId, cookie } = await plantCampaigns(pool, 1, 0);
    await pool.query(`update users set role = 'admin' where id = $1`, [workspaceId]);
    await plantUsers(pool, count);
    const ask = async (query: Record<string, string>) => {
      const url = `${origin}${adminUsersApi.list.path}?${new URLSearchParams(query)}`;
      const startedAt = performance.now();
      const answer = await fetch(url, { headers: { cookie } });
      const list = adminUsersApi.list.reply.parse(await answer.json());
      return { ms: performance.now() - startedAt, list };
    };
    const slow = await measure(ask, count);
    const isInTime = await measureExport(pool, databaseUrl, {
      workspaceId,
      port: await freePort(),
      count: count / 10,
    });
    if (slow > goalMs || !isInTime) process.exitCode = 1;
  });
}

type Ask = (query: Record<string, string>) => Promise<{ ms: number; list: { nextCursor: string | null } }>;

/** The slowest 95th percentile of all questions. */
async function measure(ask: Ask, count: number): Promise<number> {
  const bare = userSorts.flatMap((sort) => sortOrders.map((order) => ({ sort, order })));
  const found = ['a', 'ma', 'martin', 'lea', 'lefevre', 'lea ber', 'zoe.petit4', 'personne'].flatMap((q) =>
    (['seen', 'name', 'email'] as const).map((sort) => ({ q, sort })),
  );
  const filtered = [
    ...plans.map((plan) => ({ plan, sort: 'seen' })),
    ...plans.map((plan) => ({ plan, sort: 'name' })),
    ...userStates.map((state) => ({ state, sort: 'seen' })),
    ...userStates.map((state) => ({ state, plan: 'PRO', sort: 'created' })),
  ];
  const rows: Record<string, { 'p50 ms': number; 'p95 ms': number }> = {};
  for (const query of [...bare, ...found, ...filtered]) {
    // The second page as well: it begins where the first one ends.
    const { list } = await ask(query);
    const times: number[] = [];
    for (let at = 0; at < repeats; at++) {
      const page: Record<string, string> = at % 2 === 1 && list.nextCursor ? { cursor: list.nextCursor } : {};
      times.push((await ask({ ...query, ...page })).ms);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
    rows[Object.values(query).join(' ')] = { 'p50 ms': at(0.5), 'p95 ms': at(0.95) };
  }
  const slowest = Math.max(...Object.values(rows).map((row) => row['p95 ms']));
  console.log(`${count} accounts; goal: p95 of ${goalMs} ms for every question; slowest ${slowest} ms`);
  console.table(rows);
  return slowest;
}

const firstNames =
  'Léa Zoé Martin Nadia Hugo Chloé Paul Inès Louis Manon Jules Anaïs Noé Élodie Marc Aïcha'.split(' ');
const lastNames =
  'Martin Bernard Petit Durand Leroy Moreau Girard Mercier Blanc Œuvrard Lefèvre Garnier Faure Rousseau Marchand Berger Vidal Caron Perrin Noël'.split(
    ' ',
  );

/** Names as often as names are shared, plans as they sell, a few suspended. */
async function plantUsers(pool: pg.Pool, count: number): Promise<void> {
  const startedAt = performance.now();
  await pool.query(
    `insert into users (email, password_hash, first_name, last_name, subscription, email_verified_at,
       terms_accepted_at, created_at, last_seen_at, suspended_at, suspended_because)
     select lower(f || '.' || l || n) || '@exemple' || n % 997 || '.fr', 'x', f, l || case when n % 7 = 0 then '-' || n % 4001 else '' end,
       (array['FREE','FREE','FREE','FREE','FREE','FREE','SOLO','SOLO','PRO','EXPERT'])[1 + p],
       case when n % 5 > 0 then now() end, now(), now() - n * interval '31 seconds', now() - (n::bigint * 7919 % 8000003) * interval '1 second',
       case when n % 500 = 0 then now() end, case when n % 500 = 0 then 'essai' end
     from (select n, ($2::text[])[1 + abs(hashint4(n)) % $3] as f, ($4::text[])[1 + abs(hashint4(n + 7)) % $5] as l,
         abs(hashint4(n + 13)) % 10 as p from generate_series(1, $1::int) n) made
     on conflict do nothing`,
    [count, firstNames, firstNames.length, lastNames, lastNames.length],
  );
  await pool.query(
    `update users set subscription = 'ENTERPRISE' where id in (select id from users limit 200)`,
  );
  await pool.query('vacuum analyze users');
  console.log(`${count} accounts planted in ${Math.round((performance.now() - startedAt) / 1000)} s`);
}
