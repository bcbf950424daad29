import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { EnvError, readEnv } from './env.ts';
import { demoAccounts, ensureDemoAccounts } from './features/demo/ensure-demo-accounts.ts';
import { openDeps } from './open-deps.ts';
import { makeCtx } from './platform/ctx.ts';
import { FolderInUseError } from './platform/db/folder-lock.ts';
import { startWorkers } from './platform/jobs/run-jobs.ts';
import { jobDefinitions } from './worker.ts';

const roles = {
  all: { isWeb: true, isWorker: true },
  web: { isWeb: true, isWorker: false },
  worker: { isWeb: false, isWorker: true },
};
const webDir = fileURLToPath(new URL('../dist/web', import.meta.url));

async function main(roleName: string): Promise<void> {
  if (!Object.hasOwn(roles, roleName)) throw new EnvError(`Rôle inconnu : ${roleName} (all, web ou worker)`);
  const role = roles[roleName as keyof typeof roles];
  const env = readEnv(process.env);
  if (!env.databaseUrl && role.isWeb !== role.isWorker) {
    throw new EnvError(
      'DATABASE_URL : obligatoire pour séparer web et worker (la base embarquée sert un seul processus)',
    );
  }
  const { deps, jobs, close } = await openDeps(env, role);
  stopOnSignal(deps.log, async () => {
    await app?.close();
    await close();
  });
  if (env.isDemo) await ensureDemoAccounts(makeCtx(deps, { kind: 'system' }));
  if (role.isWorker) await startWorkers(deps, jobs, jobDefinitions);
  const app = role.isWeb ? await createApp(deps, webDir) : null;
  if (app) {
    await app.listen({ port: env.port, host: env.host });
    process.stdout.write(greeting(env));
  } else {
    process.stdout.write('Accroche : worker prêt.\n');
  }
}

function greeting(env: ReturnType<typeof readEnv>): string {
  const lines = [`Accroche est prêt : http://${env.host}:${env.port}`];
  if (env.isDemo) {
    lines.push('Mode démonstration : réseau simulé, personnes fictives, rien ne quitte cette machine.');
    for (const { label, email, password } of demoAccounts)
      lines.push(`  ${label} : ${email}  mot de passe : ${password}`);
  }
  return `\n${lines.join('\n')}\n\n`;
}

function stopOnSignal(log: { info(text: string): void }, stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      log.info('stopping');
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}

main(process.argv[2] ?? 'all').catch((error: unknown) => {
  const isExpected = error instanceof EnvError || error instanceof FolderInUseError;
  const code = (error as NodeJS.ErrnoException).code;
  if (isExpected) process.stderr.write(`${error.message}\n`);
  else if (code === 'EADDRINUSE')
    process.stderr.write(`PORT : le port est déjà pris. Choisissez-en un autre avec PORT.\n`);
  else console.error(error);
  process.exit(1);
});
