import { fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import { stripeWebhookPath } from '#contract/identity/billing.ts';
import { type Env, EnvError } from './env.ts';
import type { Payments } from './providers/payments/payments.ts';

const program = fileURLToPath(new URL('../sandbox/stripe/main.ts', import.meta.url));

/** The demonstration's payment provider: a program of its own, spoken to over HTTP; it ends with this process. */
export function startStripeSandbox(env: Env) {
  const child = fork(program, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      STRIPE_SANDBOX_PORT: String(env.stripeSandboxPort),
      STRIPE_SANDBOX_WEBHOOK: `http://127.0.0.1:${env.port}${stripeWebhookPath}`,
      DATA_DIR: env.dataDir,
      NODE_COMPILE_CACHE: getCompileCacheDir(),
    },
  });
  const ended = once(child, 'exit');
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  return {
    /** Once it answers, it sells our plans. */
    open: async (payments: Payments): Promise<void> => {
      for (;;) {
        const answer = await fetch(`${env.stripe?.origin}/control/clock`).catch(() => undefined);
        if (answer?.ok) break;
        if (hasEnded)
          throw new EnvError(
            `STRIPE_SANDBOX_PORT : le paiement simulé ne démarre pas sur le port ${env.stripeSandboxPort}`,
          );
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      await payments.prepareCatalogue();
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
