import { ensurePostgres } from '../scripts/postgres-cluster.ts';
import { writeSection } from '../scripts/write-section.ts';
import { measureDispatch } from './engine/dispatch.ts';
import { measureIdleWorker } from './engine/idle-worker.ts';
import { measureNotification } from './engine/notification.ts';
import { measureFairness, measureScale } from './engine/scale.ts';

/** The campaign engine on PostgreSQL: what an act costs, whatever is enrolled, to whom it is given, and what idleness costs. */
export async function run({ isFull, writes }: { isFull: boolean; writes: boolean }): Promise<void> {
  const postgres = await ensurePostgres({ isDurable: true });
  try {
    const figures = [
      ...(await measureDispatch(postgres.url, isFull ? 500 : 150)),
      ...(await measureScale(postgres.url, isFull ? [10_000, 1_000_000] : [1_000, 100_000])),
      ...(await measureFairness(postgres.url, isFull ? 1_000 : 100)),
      ...(await measureNotification(postgres.url, isFull ? 200 : 60)),
      ...(await measureIdleWorker(postgres.url, isFull ? 120 : 60)),
    ];
    if (figures.some(({ isMissed }) => isMissed)) process.exitCode = 1;
    if (writes)
      await writeSection('operating.md', 'engine', [
        '| | goal | measured |',
        '| --- | --- | --- |',
        ...figures.map(
          ({ what, goal, measured, isMissed }) =>
            `| ${what} | ${goal} | ${measured}${isMissed ? ': missed' : ''} |`,
        ),
      ]);
  } finally {
    await postgres.stop();
  }
}
