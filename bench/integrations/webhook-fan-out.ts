import { once } from 'node:events';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { eq } from 'drizzle-orm';
import type { WebhookEventType } from '#core/integrations/webhook-events.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { makeSafeFetch } from '#server/platform/safe-fetch/safe-fetch.ts';
import { collectEvents } from '../../server/features/integrations/webhooks/collect-events.ts';
import { deliverEvents } from '../../server/features/integrations/webhooks/deliver-events.ts';
import { makeSecret } from '../../server/features/integrations/webhooks/sign-webhook.ts';
import {
  webhookEndpoints,
  webhookEvents,
} from '../../server/features/integrations/webhooks/webhooks.table.ts';
import { openBench } from '../engine/open-bench.ts';
import { plantProspects } from './plant-prospects.ts';

const goal = 500;
const addresses = 20;
const heard: WebhookEventType[] = ['invitation.sent'];

/** Events of the log, each told to twenty addresses, beside the same calls without a database. */
export async function measureFanOut(databaseUrl: string, deliveries: number): Promise<boolean> {
  const receiver = await startReceiver();
  const bench = await openBench(databaseUrl);
  try {
    const safeFetch = makeSafeFetch({
      resolve: async () => ['93.184.215.14'],
      connect: () => connect({ host: '127.0.0.1', port: receiver.port }),
    });
    const ctx = makeCtx({ ...bench.deps, safeFetch }, { kind: 'system' });
    // One person in ten was invited: that is what is told.
    const workspaceId = await plantProspects(bench.pool, (deliveries / addresses) * 10, bench.now());
    await ctx.db.insert(webhookEndpoints).values(
      Array.from({ length: addresses }, (_, at) => {
        const id = ctx.random.uuid();
        return {
          ...{ id, workspaceId, url: `http://outil-${at}.example/`, events: heard, position: '0' },
          ...{ sealedSecret: makeSecret(ctx, id).sealed, createdAt: ctx.clock.now() },
        };
      }),
    );
    const bare = await bareRate(safeFetch, deliveries);
    const startedAt = performance.now();
    await collectEvents(ctx);
    const collectedAt = performance.now();
    await deliverEvents(ctx);
    const endedAt = performance.now();
    const delivered = await ctx.db.$count(webhookEvents, eq(webhookEvents.state, 'delivered'));
    const [called] = await bench.pool
      .query<{ tries: string }>('select count(*) as tries from webhook_tries')
      .then(({ rows }) => rows);
    if (delivered !== deliveries || Number(called?.tries) !== deliveries)
      throw new Error(`${delivered} of ${deliveries} delivered, in ${called?.tries} calls`);
    const rate = deliveries / ((endedAt - startedAt) / 1000);
    console.log(
      `${deliveries} deliveries to ${addresses} addresses; goal: ${goal} a second, the reading of the log included`,
    );
    console.table({
      'bare calls': { 'per second': Math.round(bare) },
      deliveries: {
        'per second': Math.round(rate),
        'log read in (s)': Math.round(collectedAt - startedAt) / 1000,
        'delivered in (s)': Math.round(endedAt - collectedAt) / 1000,
      },
    });
    return rate < goal;
  } finally {
    await bench.close();
    await receiver.stop();
  }
}

/** On a thread of its own: what the tools of users cost is not ours. */
async function startReceiver() {
  const code = `const { createServer } = require('node:http');
    const { parentPort } = require('node:worker_threads');
    const server = createServer((request, reply) => { request.resume(); request.on('end', () => reply.writeHead(204).end()); });
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;
  const worker = new Worker(code, { eval: true });
  const [port] = (await once(worker, 'message')) as [number];
  return { port, stop: () => worker.terminate() };
}

async function bareRate(safeFetch: ReturnType<typeof makeSafeFetch>, count: number): Promise<number> {
  let left = count;
  const startedAt = performance.now();
  const go = async () => {
    while (left-- > 0)
      await safeFetch('http://outil.example/', {
        ...{ method: 'POST', body: '{}', headers: { 'content-length': '2' } },
        ...{ accepts: null, maxBytes: 0, timeoutMs: 10_000, maxRedirects: 0 },
      });
  };
  await Promise.all(Array.from({ length: 200 }, go));
  return count / ((performance.now() - startedAt) / 1000);
}
