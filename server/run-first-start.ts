import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from './env.ts';

const program = fileURLToPath(new URL('./first-start.ts', import.meta.url));
const quickImports = new URL('./platform/quick-imports.ts', import.meta.url).href;

/**
 * The embedded database keeps all the memory that making it ever took, which is many times what serving takes. So a new
 * one is made and filled by a program of its own, which gives everything back. What that program did not do, for whatever
 * reason, is done by this one, or fails in it with its reason.
 */
export async function runFirstStart({ databaseUrl, dataDir }: Env): Promise<void> {
  if (databaseUrl || existsSync(join(dataDir, 'pglite'))) return;
  const child = fork(program, {
    execArgv: [...process.execArgv, '--import', quickImports],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(child, 'exit');
}
