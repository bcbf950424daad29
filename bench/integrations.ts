import { ensurePostgres } from '../scripts/postgres-cluster.ts';
import { run as runApi } from './api.ts';
import { measureSyncs } from './integrations/crm-sync.ts';
import { measureFanOut } from './integrations/webhook-fan-out.ts';

/** What other tools see of the product: a first sync of a CRM, events told to addresses, a page by the API. */
export async function run({ isFull }: { isFull: boolean }): Promise<void> {
  const postgres = await ensurePostgres({ isDurable: true });
  try {
    const missed = [
      await measureFanOut(postgres.url, isFull ? 20_000 : 2_000),
      await measureSyncs(postgres.url, isFull ? 10_000 : 1_000),
    ];
    if (missed.some(Boolean)) process.exitCode = 1;
  } finally {
    await postgres.stop();
  }
  await runApi({ isFull });
}
