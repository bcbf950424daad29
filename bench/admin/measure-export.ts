import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { forkRole } from '../fork-web.ts';
import { plantPeople } from '../leads/plant-people.ts';

const goals = { seconds: 60, megabytes: 200 };
const mega = 1024 * 1024;
const lookMs = 25;

type Copy = { state: string; bytes: number | null; steps_done: number };

/** The copy of everything of one user, made by a worker of its own: how long, how much memory above its rest, how large. */
export async function measureExport(
  pool: pg.Pool,
  databaseUrl: string,
  { workspaceId, port, count }: { workspaceId: string; port: number; count: number },
): Promise<boolean> {
  const { rows: campaigns } = await pool.query<{ id: string }>(
    'select id from campaigns where workspace_id = $1',
    [workspaceId],
  );
  await plantPeople(
    pool,
    workspaceId,
    campaigns.map(({ id }) => id),
    count,
  );
  const worker = forkRole('worker', databaseUrl, port);
  try {
    const rest = await restOf(worker.pid ?? 0);
    await pool.query(
      `with asked as (insert into data_exports (user_id, state, asked_at, steps_total) values ($1, 'waiting', now(), 1) returning id)
       insert into pgboss.job (name, data) select 'account-data.make-export', jsonb_build_object('exportId', id) from asked`,
      [workspaceId],
    );
    const startedAt = performance.now();
    let peak = rest;
    for (;;) {
      peak = Math.max(peak, await bytesOf(worker.pid ?? 0));
      const { rows } = await pool.query<Copy>('select state, bytes from data_exports where user_id = $1', [
        workspaceId,
      ]);
      const [copy] = rows;
      if (copy?.state === 'failed') throw new Error('The copy could not be made.');
      if (copy?.state === 'ready') return say(count, performance.now() - startedAt, peak - rest, copy);
      await wait(lookMs);
    }
  } finally {
    worker.kill();
    await once(worker, 'exit');
  }
}

function say(count: number, ms: number, grown: number, { bytes }: Copy): boolean {
  const [seconds, megabytes] = [ms / 1000, grown / mega];
  console.log(
    `copy of everything, ${count} people: ${seconds.toFixed(1)} s (goal ${goals.seconds}), ${megabytes.toFixed(0)} MB above the worker at rest (goal ${goals.megabytes}), a file of ${((bytes ?? 0) / mega).toFixed(1)} MB`,
  );
  return seconds <= goals.seconds && megabytes <= goals.megabytes;
}

/** What the kernel says that a process holds. */
async function bytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

/** Once it has started and stands still. */
async function restOf(pid: number): Promise<number> {
  let [before, now] = [0, 1];
  while (Math.abs(now - before) > mega || now < 80 * mega) {
    before = now;
    await wait(2000);
    now = await bytesOf(pid);
  }
  return now;
}
