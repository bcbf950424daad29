import { join } from 'node:path';
import { trialMembers, trialPassword } from './network/members.ts';
import { startUnipileSandbox } from './start-sandbox.ts';

const { SANDBOX_PORT, DATA_DIR } = process.env;
const port = Number(SANDBOX_PORT || 3001);
const dataDir = join(DATA_DIR || 'data', 'sandbox');

try {
  const sandbox = await startUnipileSandbox({
    port,
    dataDir,
    behaviour: { ownerMessageShare: 0.04, keepsHours: true },
  });
  process.stdout.write(greeting(sandbox.url, sandbox.key));
  const stop = () => void sandbox.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Started by another process: it ends with it.
  process.once('disconnect', stop);
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const reason = isTaken ? `le port ${port} est déjà pris (SANDBOX_PORT)` : String(error);
  process.stderr.write(`Le réseau simulé ne démarre pas\u00a0: ${reason}.\n`);
  process.exit(1);
}

function greeting(url: string, key: string): string {
  const members = trialMembers.map(({ email, label }) => `${email} (${label})`).join(', ');
  return `Réseau simulé prêt\u00a0: ${url}, clé «\u00a0${key}\u00a0»\u00a0; membres d’essai, mot de passe «\u00a0${trialPassword}\u00a0»\u00a0: ${members}\n`;
}
