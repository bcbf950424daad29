import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./first-start.ts', import.meta.url));
const quickImports = new URL('./platform/quick-imports.ts', import.meta.url).href;
let isFilled: Promise<unknown> = Promise.resolve();

/**
 * The embedded database keeps all the memory that making it ever took, which is many times what serving takes. So it is
 * made and filled by a program of its own, which gives everything back, while this one loads. What that program did not
 * do, for whatever reason, is done by this one, or fails in it with its reason.
 */
export function beginFirstStart({ DATABASE_URL, DATA_DIR }: NodeJS.ProcessEnv): void {
  if (DATABASE_URL || existsSync(join(DATA_DIR || './data', 'pglite'))) return;
  const child = fork(program, {
    execArgv: [...process.execArgv, '--import', quickImports],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir() },
  });
  isFilled = once(child, 'exit').catch(() => undefined);
}

/** Resolves once nobody else works on the embedded database. */
export const firstStartOver = (): Promise<unknown> => isFilled;
