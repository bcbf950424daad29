import { afterAll, beforeAll, expect, test } from 'vitest';
import { floodWebhooks } from '#tests/support/webhook-flood.ts';
import { ensurePostgres, type PostgresCluster } from '../../../../../scripts/postgres-cluster.ts';

let postgres: PostgresCluster;
beforeAll(async () => {
  postgres = await ensurePostgres({ isDurable: true });
});
afterAll(() => postgres.stop());

test('three copies of every news and a worker killed on the way: nothing lost, nothing handled twice', async () => {
  const report = await floodWebhooks(postgres.url, 1500, 3);
  expect(report).toMatchObject({ accepted: 4500, recorded: 1500, handled: 1500, lost: 0 });
});
