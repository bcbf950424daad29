import { fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Env, EnvError } from './env.ts';
import type { CampaignClock } from './platform/clock.ts';

const sandboxProgram = fileURLToPath(new URL('../sandbox/unipile/main.ts', import.meta.url));
const clockEveryMs = 60_000;

export type Sandbox = ReturnType<typeof startSandbox>;

/**
 * The demonstration's network: a program of its own, spoken to over HTTP like the real one. It ends with this process,
 * however that ends, because it watches the channel between them.
 */
export function startSandbox(env: Env, program = sandboxProgram) {
  const child = fork(program, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      SANDBOX_PORT: String(env.sandboxPort),
      DATA_DIR: env.dataDir,
      NODE_COMPILE_CACHE: getCompileCacheDir(),
    },
  });
  const ended = once(child, 'exit');
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  const failure = () =>
    new EnvError(`SANDBOX_PORT : le réseau simulé ne démarre pas sur le port ${env.sandboxPort}`);
  let timer: NodeJS.Timeout | undefined;
  return {
    /** Resolves once it answered; its people follow our campaign time from then on. */
    follow: async (campaignClock: CampaignClock, onError: (error: unknown) => void) => {
      const printTime = () => setClock(env, campaignClock.now());
      // It answers or it ends: on a busy machine, how long it takes says nothing.
      while (!(await isDone(printTime))) {
        if (hasEnded) throw failure();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      timer = setInterval(() => void printTime().catch(onError), clockEveryMs);
    },
    stop: async () => {
      clearInterval(timer);
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function setClock(env: Env, now: Date): Promise<void> {
  const reply = await fetch(`${env.network?.origin}/control/clock`, {
    method: 'PUT',
    headers: { 'X-API-KEY': env.network?.key ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ now: now.toISOString(), speed: env.demoSpeed }),
    signal: AbortSignal.timeout(5_000),
  });
  if (!reply.ok) throw new Error(`The sandbox answered ${reply.status}`);
}

const isDone = (ask: () => Promise<void>): Promise<boolean> =>
  ask().then(
    () => true,
    () => false,
  );
