import { fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Env } from './env.ts';

const program = fileURLToPath(new URL('../sandbox/crm/main.ts', import.meta.url));

/** The demonstration's CRM: a program of its own, spoken to over HTTP; it ends with this process. */
export function startCrmSandbox(env: Env) {
  const child = fork(program, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      CRM_SANDBOX_PORT: String(env.crmSandboxPort),
      DATA_DIR: env.dataDir,
      NODE_COMPILE_CACHE: getCompileCacheDir(),
    },
  });
  const ended = once(child, 'exit');
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
