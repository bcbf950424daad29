import { flushCompileCache } from 'node:module';
import { readEnv } from '#server/env.ts';
import { runEngine } from '#server/features/engine/round/run-engine.ts';
import { sweepAttempts } from '#server/features/engine/settle/sweep-attempts.ts';
import { openDeps } from '#server/open-deps.ts';
import { startWorkers } from '#server/platform/jobs/run-jobs.ts';
import { unipileNetwork } from '#server/providers/social-network/unipile/unipile-network.ts';
import { jobHandlers } from '#server/worker.ts';
import { readOrder } from './crash-order.ts';
import { fastClock } from './fast-clock.ts';

/** The worker of the product, on a faster campaign clock and with less patience. It is killed without warning. */
const { time, deadlineMs, longestCallMs } = readOrder();
const env = readEnv(process.env);
const { deps, jobs } = await openDeps(env, { isWorker: true });
Object.assign(deps, {
  campaignClock: fastClock(time),
  network: env.network && unipileNetwork({ ...env.network, deadlineMs }),
});
await startWorkers(
  deps,
  jobs,
  jobHandlers.map((handler) =>
    handler.job.name === 'engine.sweep-attempts'
      ? { ...handler, run: (ctx) => sweepAttempts(ctx, longestCallMs) }
      : handler,
  ),
);
// Known to the witness, who wants to see in whose hands a claim was when it died.
const tokens = [process.env.WORKER_TOKEN ?? ''];
runEngine({ ...deps, random: { ...deps.random, uuid: () => tokens.pop() ?? deps.random.uuid() } });
process.once('disconnect', () => process.exit(1));
process.send?.('works');
// Who is killed writes nothing at its end: the next one would compile everything again.
flushCompileCache();
