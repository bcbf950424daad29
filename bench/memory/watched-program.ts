import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { compileCache, lightEnv, lightFlags } from '../../scripts/light-program.mjs';
import type { Memory } from './answer-memory.ts';

const root = resolve(import.meta.dirname, '../..');
const watcher = new URL('./answer-memory.ts', import.meta.url).href;

export type WatchedProgram = Awaited<ReturnType<typeof startWatched>>;

/** A program on its own ports and folder, as production runs it, that can be asked what it holds. */
export async function startWatched(
  [program = '', ...args]: readonly string[],
  variables: Record<string, string> = {},
) {
  const dataDir = variables.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'accroche-memory-'));
  const [port, sandboxPort, stripePort, crmPort] = await freePorts();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = fork(program, args, {
    cwd: root,
    execArgv: [...lightFlags, '--import', watcher],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      ...compileCache,
      ...lightEnv,
      HOST: '127.0.0.1',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      STRIPE_SANDBOX_PORT: String(stripePort),
      CRM_SANDBOX_PORT: String(crmPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...variables,
    },
  });
  const ended = once(child, 'exit');
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  while (!(await isReady(url))) {
    if (hasEnded) throw new Error(`${program} ended before it was ready.`);
    await wait(20);
  }
  return {
    url,
    startMs: Math.round(performance.now() - startedAt),
    measure: async (): Promise<Memory> => {
      const answer = once(child, 'message');
      child.send('memory');
      return (await answer)[0] as Memory;
    },
    /** Of the programs that it started, in bytes each. */
    measureChildren: () => residentOfChildren(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      if (!variables.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const freePorts = () => Promise.all([freePort(), freePort(), freePort(), freePort()]);

/** A bare server answers every path. */
const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

function residentOfChildren(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([of]) => of === parent)
    .map(([, kilobytes = 0]) => kilobytes * 1024);
}
