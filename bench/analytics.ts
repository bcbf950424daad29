import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { analyticsApi } from '#contract/overview/analytics.ts';
import { intelligenceApi } from '#contract/overview/intelligence.ts';
import { campaignsEach, type Planted, plantLog } from './analytics/plant-log.ts';
import { measureWriting } from './analytics/writing.ts';
import { withWeb } from './fork-web.ts';

const goals = { pageMs: 150, growth: 1.2 };

/** What the page of a campaign of 25,000 events asks for, with its user alone and among fifty, and what an event costs to write. */
export async function run({ isFull }: { isFull: boolean }): Promise<void> {
  const users = isFull ? 50 : 5;
  await withWeb(async ({ pool, databaseUrl, origin, serverPid }) => {
    const rounds = isFull ? 40 : 20;
    const measure = async (planted: Planted) => measurePages({ pool, origin, planted, rounds, serverPid });
    // The same campaigns twice, which are over when all the others go on: whatever walks through the log meets those first.
    const planted = await plantLog(pool, 1);
    const alone = await measure(planted);
    await plantLog(pool, users - 1);
    const among = await measure(planted);
    const { rows } = await pool.query<{ events: number }>('select count(*)::int as events from activity');
    console.log(`${rows[0]?.events} events, ${users * campaignsEach} campaigns, ${users} users`);
    const table: Record<string, object> = {};
    let isMissed = false;
    for (const [name, { p50, p95, work }] of among) {
      const growth = work / (alone.get(name)?.work ?? Number.NaN);
      isMissed ||= p95 > goals.pageMs || growth > goals.growth;
      table[name] = {
        'p50 ms': Math.round(p50),
        'p95 ms': Math.round(p95),
        'work ms': Math.round(work),
        growth: growth.toFixed(2),
      };
    }
    console.table(table);
    console.log(
      `goals: p95 ${goals.pageMs} ms, growth of the work with the events of others ${goals.growth}`,
    );
    if ((await measureWriting(databaseUrl)) || isMissed) process.exitCode = 1;
  });
}

/** `work`: what the server and the database computed for one answer, whatever else the machine does. */
type Times = { p50: number; p95: number; work: number };
type Asked = { pool: pg.Pool; origin: string; planted: Planted; rounds: number; serverPid: number };

/** Campaign after campaign of one user: no page is asked for twice in a row. */
async function measurePages({
  pool,
  origin,
  planted,
  rounds,
  serverPid,
}: Asked): Promise<Map<string, Times>> {
  const [workspaceId = ''] = planted.workspaceIds;
  const headers = { cookie: planted.cookie };
  const { rows } = await pool.query<{ id: string }>('select id from campaigns where workspace_id = $1', [
    workspaceId,
  ]);
  const paths = {
    summary: analyticsApi.summary.path,
    detail: analyticsApi.detail.path,
    'texts ranked': analyticsApi.segments.path,
    'people behind a number': `${analyticsApi.people.path}?mark=replied`,
    'all campaigns': analyticsApi.across.path,
    advice: intelligenceApi.review.path,
  };
  const times = new Map<string, Times>();
  for (const [name, path] of Object.entries(paths)) {
    const ask = async (turn: number) => {
      const id = rows[turn % rows.length]?.id ?? '';
      const startedAt = performance.now();
      const reply = await fetch(origin + path.replace(':id', id), { headers });
      const body = await reply.text();
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${body}`);
      return performance.now() - startedAt;
    };
    for (let turn = 0; turn < rows.length; turn++) await ask(turn);
    const backends = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where backend_type = 'client backend'`,
    );
    const pids = [serverPid, ...backends.rows.map(({ pid }) => pid)];
    const before = pids.map(computedMs);
    const taken: number[] = [];
    for (let turn = 0; turn < rounds; turn++) taken.push(await ask(turn));
    times.set(name, {
      p50: percentile(taken, 0.5),
      p95: percentile(taken, 0.95),
      work: pids.reduce((sum, pid, at) => sum + since(pid, before[at]), 0) / rounds,
    });
  }
  return times;
}

/** User and system time so far, in the hundredths of a second that the kernel counts; a connection may close meanwhile. */
function computedMs(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return null;
  }
}

const since = (pid: number, before: number | null | undefined) => {
  const after = computedMs(pid);
  return after === null || typeof before !== 'number' ? 0 : after - before;
};

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;
