import { createServer } from 'node:http';
import { ensurePostgres } from '../scripts/postgres-cluster.ts';
import { postAll } from '../tests/support/post-all.ts';
import { floodWebhooks } from '../tests/support/webhook-flood.ts';

/** News accepted per second on PostgreSQL, under duplication ×3 and a killed worker, beside a server that does nothing. */
export async function run({ isFull }: { isFull: boolean }): Promise<void> {
  const events = isFull ? 20_000 : 2_000;
  const bare = await bareRate(events * 3);
  const postgres = await ensurePostgres({ isDurable: true });
  try {
    const report = await floodWebhooks(postgres.url, events, 3);
    console.log(`${events} news, three copies each; goal: 1000 accepted per second, none lost, none twice`);
    console.table({
      'bare HTTP server': { 'accepted/s': Math.round(bare) },
      'webhook endpoint': {
        'accepted/s': Math.round(report.accepted / report.seconds),
        accepted: report.accepted,
        lost: report.lost,
        'handled twice': report.handled - report.recorded,
        'caught up after (s)': Math.round(report.processedAfterSeconds * 10) / 10,
      },
    });
  } finally {
    await postgres.stop();
  }
}

async function bareRate(count: number): Promise<number> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.end('{"received":true}'));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
  const { accepted, seconds } = await postAll(url, Array(count).fill('{}'), {});
  server.close();
  return accepted / seconds;
}
