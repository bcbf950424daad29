import { ensurePostgres } from '../scripts/postgres-cluster.ts';
import { measureDispatch } from './engine/dispatch.ts';
import { measureIdleWorker } from './engine/idle-worker.ts';
import { measureNotification } from './engine/notification.ts';
import { measureFairness, measureScale } from './engine/scale.ts';

/** The campaign engine on PostgreSQL: what an act costs, whatever is enrolled, to whom it is given, and what idleness costs. */
export async function run({ isFull }: { isFull: boolean }): Promise<void> {
  const postgres = await ensurePostgres({ isDurable: true });
  try {
    const missed = [
      await measureDispatch(postgres.url, isFull ? 500 : 150),
      await measureScale(postgres.url, isFull ? [10_000, 1_000_000] : [1_000, 100_000]),
      await measureFairness(postgres.url, isFull ? 1_000 : 100),
      await measureNotification(postgres.url, isFull ? 200 : 60),
      await measureIdleWorker(postgres.url, isFull ? 120 : 60),
    ];
    if (missed.some(Boolean)) process.exitCode = 1;
  } finally {
    await postgres.stop();
  }
}
