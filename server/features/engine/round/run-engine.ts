import type { Deps } from '#server/deps.ts';
import { handleWaitingNews } from '#server/features/engine/inbound/handle-waiting-news.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { isDatabaseAway } from '#server/platform/db/database-away.ts';
import { engineChannel } from '../wake/wake-engine.ts';
import { tickEngine } from './tick-engine.ts';

/** How long it sleeps at most: what another process made due is seen by then. */
const longestSleepMs = 5_000;
/** Between two looks, however much is due: time for others. */
const shortestSleepMs = 20;
/** While the database is away: at work again soon after its return. */
const awaySleepMs = 500;
const lanes = 8;

export type RunningEngine = { stop(): Promise<void> };
type Start = {
  /** Where a third party opens beside us. */
  isOpen?: Promise<unknown> | undefined;
};

/**
 * The loop of a worker: does what is due, then sleeps until the next moment, a signal, or a while. A failure is
 * logged and looked at again; the tables say what is left.
 */
export function runEngine(deps: Deps, { isOpen }: Start = {}): RunningEngine {
  const ctx = makeCtx({ ...deps, log: deps.log.child({ loop: 'engine' }) }, { kind: 'system' });
  const worker = { token: deps.random.uuid(), lanes };
  const signal = openSignal(deps);
  let isStopped = false;
  const run = async () => {
    await isOpen?.catch(() => undefined);
    // Before the first look: what people said while nobody worked.
    await handleWaitingNews(ctx).catch((err) =>
      ctx.log.error({ err }, 'not everything that waited was handled'),
    );
    while (!isStopped) {
      let sleepMs = longestSleepMs;
      try {
        const { nextAt } = await tickEngine(ctx, worker);
        if (nextAt) sleepMs = ctx.campaignClock.toWall(nextAt).getTime() - ctx.clock.now().getTime();
      } catch (err) {
        ctx.log.error({ err }, 'engine turn failed');
        if (isDatabaseAway(err)) sleepMs = awaySleepMs;
      }
      if (!isStopped) await signal.wait(Math.min(longestSleepMs, Math.max(shortestSleepMs, sleepMs)));
    }
  };
  const running = run();
  return {
    stop: async () => {
      isStopped = true;
      signal.send();
      await running;
      signal.close();
    },
  };
}

/** Sent while nobody waits, it ends the next wait at once. */
function openSignal({ wakeUps }: Deps) {
  let isSent = false;
  let wake = () => {};
  const send = () => {
    isSent = true;
    wake();
  };
  const close = wakeUps.listen((name) => {
    if (name === engineChannel) send();
  });
  return {
    send,
    close,
    wait: async (ms: number) => {
      if (!isSent)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      isSent = false;
    },
  };
}
