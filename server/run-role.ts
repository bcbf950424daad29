import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createApp, createWorkerHealth } from './app.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { failStart } from './fail-start.ts';
import { type RunningEngine, runEngine } from './features/engine/round/run-engine.ts';
import { demoAccounts } from './features/overview/demo/ensure-demo-accounts.ts';
import { pastAccount } from './features/overview/demo/past-account.ts';
import { warmWriter } from './features/texts/first-minute/warm-writer.ts';
import { openDemonstration } from './open-demonstration.ts';
import { openDeps } from './open-deps.ts';
import { deleteFormerQueues, startWorkers } from './platform/jobs/run-jobs.ts';
import { whenIdle } from './platform/when-idle.ts';
import { startCrmSandbox } from './run-crm-sandbox.ts';
import { runFirstStart } from './run-first-start.ts';
import { startSandbox } from './run-sandbox.ts';
import { startStripeSandbox } from './run-stripe-sandbox.ts';
import { formerJobNames, jobHandlers } from './worker.ts';

const roles = {
  all: { isWeb: true, isWorker: true },
  web: { isWeb: true, isWorker: false },
  worker: { isWeb: false, isWorker: true },
};
const dist = fileURLToPath(new URL('../dist', import.meta.url));
/** The build that the start names, else the last one; none is needed while Vite serves the pages. */
const findWebDir = (named: string | undefined): string => {
  if (named) return named;
  const current = join(dist, 'current');
  return join(dist, existsSync(current) ? readFileSync(current, 'utf8') : 'web');
};

async function main(roleName: string): Promise<void> {
  if (!Object.hasOwn(roles, roleName)) throw new EnvError(`Rôle inconnu : ${roleName} (all, web ou worker)`);
  const role = roles[roleName as keyof typeof roles];
  const env = readEnv(process.env);
  if (!env.databaseUrl && role.isWeb !== role.isWorker) {
    throw new EnvError(
      'DATABASE_URL : obligatoire pour séparer web et worker (la base embarquée sert un seul processus)',
    );
  }
  await runFirstStart(env);
  const { deps, jobs, close, closedAccounts } = await openDeps(env, role);
  // Once the folder is locked: its journal has one writer too.
  const sandbox = env.hasSandbox && role.isWeb ? startSandbox(env) : undefined;
  const stripe = env.hasStripeSandbox && role.isWeb ? startStripeSandbox(env) : undefined;
  const crm = env.hasCrmSandbox && role.isWeb ? startCrmSandbox(env) : undefined;
  let app: FastifyInstance | undefined;
  let engine: RunningEngine | undefined;
  stopOnSignal(deps.log, async () => {
    await leave(app, role.isWeb ? env.leaveMs : 0);
    await app?.close();
    await engine?.stop();
    await close();
    await sandbox?.stop();
    await stripe?.stop();
    await crm?.stop();
  });
  const demonstration = env.isDemo ? await openDemonstration(deps, sandbox) : { hasPast: false };
  const { networkOpened, hasPast } = demonstration;
  if (stripe && deps.payments) await stripe.open(deps.payments);
  if (role.isWorker) {
    await deleteFormerQueues(jobs, formerJobNames);
    await startWorkers(deps, jobs, jobHandlers, networkOpened);
    engine = runEngine(deps, { isOpen: networkOpened });
  }
  if (role.isWeb) {
    app = await createApp(deps, findWebDir(process.argv[3]));
    await app.listen({ port: env.port, host: env.host });
    process.stdout.write(greeting(env, closedAccounts, hasPast));
  } else {
    if (env.workerPort) {
      app = await createWorkerHealth(deps);
      await app.listen({ port: env.workerPort, host: env.host });
    }
    process.stdout.write('Accroche : worker prêt.\n');
  }
  whenIdle(() => warmWriter(deps), deps);
}

function greeting(env: Env, closedAccounts: string[], hasPast: boolean): string {
  const address = env.hasPublicUrl ? env.publicUrl : `http://${env.host}:${env.port}`;
  const lines = [`Accroche est prêt : ${address}`];
  if (env.isDemo) {
    const stays = env.model ? '' : ', rien ne quitte cette machine';
    lines.push(`Mode démonstration : réseau simulé, personnes fictives${stays}.`);
    const accounts = hasPast ? [pastAccount, ...demoAccounts] : demoAccounts;
    for (const { label, email, password } of accounts)
      lines.push(`  ${label} : ${email}  mot de passe : ${password}`);
  } else lines.push(...missingParts(env));
  if (closedAccounts.length > 0)
    lines.push(`  Comptes de la démonstration fermés : ${closedAccounts.join(', ')}.`);
  if (env.model)
    lines.push(`Rédaction : ${env.model.model} (${env.model.provider}), qui reçoit les faits à écrire.`);
  return `\n${lines.join('\n')}\n\n`;
}

/** What production runs without is said at start, never replaced in silence. */
function missingParts(env: Env): string[] {
  const missing: string[] = [];
  if (!env.databaseUrl)
    missing.push(
      'DATABASE_URL : base embarquée, un seul processus, sans garantie en cas de coupure de courant.',
    );
  if (!env.smtpUrl)
    missing.push(`SMTP_URL : aucun e-mail ne part ; les messages sont gardés dans ${env.dataDir}/outbox.`);
  if (!env.stripe) missing.push('STRIPE_SECRET_KEY : aucune formule ne peut être achetée en ligne.');
  if (!env.network) missing.push('UNIPILE_DSN : aucun compte LinkedIn ne peut être connecté.');
  if (!env.site.demoVideoUrl)
    missing.push('DEMO_VIDEO_URL : si le film de l’accueil ne se lit pas, son lien mène au guide.');
  if (!env.metricsToken) missing.push('METRICS_TOKEN : /metrics reste fermé.');
  return missing.map((line) => `  Non configuré : ${line}`);
}

/** Whoever shares out the calls looks now and then only: until it has seen that we leave, we serve. */
async function leave(app: FastifyInstance | undefined, ms: number): Promise<void> {
  if (!app || ms === 0) return;
  app.leave();
  await wait(ms);
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

main(process.argv[2] ?? 'all').catch(failStart);
