import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Chance } from '../chance.ts';
import { type Death, lookAtDeath } from './look-at-death.ts';

const root = resolve(import.meta.dirname, '../..');
/** Of the kills: those that come while it is still starting. */
const earlyShare = 0.1;

type Wanted = {
  program: string;
  kills: number;
  chance: Chance;
  pool: pg.Pool;
  variables: NodeJS.ProcessEnv;
  databaseUrl: string;
  /** How long it runs at most once started, as a multiple of the time it took to start: a busy machine gets longer runs. */
  longestRun: number;
  onDeath(death: Death): void;
  /** It ended by itself. */
  onFall(name: string, code: number | null): void;
};

type Worker = { child: ChildProcess; token: string; name: string; startMs: Promise<number> };

/** How long one takes until it works. Whoever starts after it finds the program compiled. */
export async function timeStart(program: string, variables: NodeJS.ProcessEnv): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 2; turn += 1) {
    const startedAt = Date.now();
    const child = fork(program, {
      cwd: root,
      env: variables,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await Promise.race([once(child, 'message'), once(child, 'exit')]);
    shortest = Math.min(shortest, Date.now() - startedAt);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  return shortest / 1000;
}

/** Two workers; each is killed without warning, at any moment, and another one takes its place at once. */
export function keepWorkers(wanted: Wanted) {
  const { chance, pool, databaseUrl } = wanted;
  let { variables } = wanted;
  let [started, left, isOver] = [0, wanted.kills, false];
  const living = new Set<ChildProcess>();
  const condemned = new Set<ChildProcess>();
  const starts: Promise<number>[] = [];

  const start = (): Worker => {
    const [token, name] = [randomUUID(), `crash-worker-${++started}`];
    const url = new URL(databaseUrl);
    url.searchParams.set('application_name', name);
    const startedAt = Date.now();
    const child = fork(wanted.program, {
      cwd: root,
      env: { ...variables, DATABASE_URL: url.href, WORKER_TOKEN: token },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    living.add(child);
    child.once('exit', (code) => {
      living.delete(child);
      if (!isOver && !condemned.has(child)) wanted.onFall(name, code);
    });
    const works = Promise.race([once(child, 'message'), once(child, 'exit')]);
    const startMs = works.then(() => Date.now() - startedAt);
    starts.push(startMs);
    return { child, token, name, startMs };
  };

  const kill = async ({ child, token, name }: Worker) => {
    // Frozen first: what it was in the middle of is still there to be seen, and nothing of it goes on.
    condemned.add(child);
    child.kill('SIGSTOP');
    wanted.onDeath(await lookAtDeath(pool, token, name));
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };

  const runAndKill = async (own: Chance): Promise<void> => {
    let worker = start();
    while (!isOver) {
      const isEarly = own.isTrue(earlyShare);
      if (isEarly) await wait(own.between(50, 1000));
      else {
        await wait(own.between(0.01, wanted.longestRun) * (await worker.startMs));
      }
      if (left === 0 || isOver) return;
      left -= 1;
      await kill(worker);
      if (!isOver) worker = start();
    }
  };
  const endAll = () =>
    Promise.all(
      [...living].map((child) => {
        condemned.add(child);
        child.kill('SIGKILL');
        return once(child, 'exit');
      }),
    );
  const killed = Promise.all([runAndKill(chance.fork('first')), runAndKill(chance.fork('second'))]);

  return {
    /** Resolves after the last kill. */
    killed,
    started: () => started,
    /** Once those that were started until now work. */
    working: () => Promise.all(starts),
    /** Once nobody is to be killed any more: two that read another order replace the last ones. */
    replace: async (next: NodeJS.ProcessEnv) => {
      const before = living.size;
      await endAll();
      variables = next;
      for (let seat = 0; seat < before; seat += 1) start();
    },
    stop: async () => {
      isOver = true;
      await endAll();
      await killed;
    },
  };
}
