import { join } from 'node:path';
import { startStripeSandbox } from './start-stripe-sandbox.ts';

const { STRIPE_SANDBOX_PORT, STRIPE_SANDBOX_WEBHOOK, DATA_DIR } = process.env;
const port = Number(STRIPE_SANDBOX_PORT || 3002);

try {
  const sandbox = await startStripeSandbox({
    port,
    dataDir: join(DATA_DIR || 'data', 'sandbox'),
    webhooks: STRIPE_SANDBOX_WEBHOOK ? { url: STRIPE_SANDBOX_WEBHOOK } : {},
  });
  process.stdout.write(`Paiement simulé prêt\u00a0: ${sandbox.url}, clé «\u00a0${sandbox.key}\u00a0».\n`);
  const stop = () => void sandbox.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Started by another process: it ends with it.
  process.once('disconnect', stop);
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const reason = isTaken ? `le port ${port} est déjà pris (STRIPE_SANDBOX_PORT)` : String(error);
  process.stderr.write(`Le paiement simulé ne démarre pas\u00a0: ${reason}.\n`);
  process.exit(1);
}
