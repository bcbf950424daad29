import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';

/** A process of its own, as production runs it. */
export const forkRole = (role: 'web' | 'worker', databaseUrl: string, port: number): ChildProcess =>
  fork('server/main.ts', [role], {
    cwd: resolve(import.meta.dirname, '..'),
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      APP_KEY: 'bench-key-bench-key-bench-key-bench-key',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'silent',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

export const forkWeb = (databaseUrl: string, port: number): ChildProcess =>
  forkRole('web', databaseUrl, port);
