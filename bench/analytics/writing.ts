import pg from 'pg';
import { minuteMs } from '#core/time/durations.ts';
import { tickEngine } from '#server/features/engine/round/tick-engine.ts';
import { instantNetwork, openBench } from '../engine/open-bench.ts';
import { plantEngine } from '../engine/plant-engine.ts';

const goal = 0.1;
const [accounts, rounds] = [50, 4];

/** The share of the log in what an act costs the engine, with a network that answers at once. */
export async function measureWriting(serverUrl: string): Promise<boolean> {
  // Before a connection is opened: it keeps the way it was given.
  const log = watchLog();
  const bench = await openBench(serverUrl);
  try {
    await plantEngine(bench.pool, { accounts, waiting: 0, due: rounds, now: bench.now() });
    const [ctx, worker] = [bench.ctxOn(instantNetwork), { token: bench.token }];
    let [acts, ms] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      // The first round also compiles the engine.
      if (round === 1) log.reset();
      const startedAt = performance.now();
      for (let served = 1; served > 0; ) {
        ({ served } = await tickEngine(ctx, worker));
        if (round > 0) acts += served;
      }
      if (round > 0) ms += performance.now() - startedAt;
      bench.advance(91 * minuteMs);
    }
    const share = log.ms() / ms;
    console.log('Writing an event');
    console.table({
      'an act': { ms: (ms / acts).toFixed(2) },
      'its events': { ms: (log.ms() / acts).toFixed(2), share: share.toFixed(3), goal },
    });
    return share > goal;
  } finally {
    log.stop();
    await bench.close();
  }
}

/** The time of every statement that writes to the log. */
function watchLog() {
  const { query } = pg.Client.prototype;
  let ms = 0;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === 'string' ? first : (first as pg.QueryConfig).text;
    const startedAt = performance.now();
    const answer = Reflect.apply(query, this, args) as unknown;
    if (answer instanceof Promise && text.startsWith('insert into "activity"'))
      void answer.finally(() => {
        ms += performance.now() - startedAt;
      });
    return answer;
  } as typeof query;
  return {
    ms: () => ms,
    reset: () => {
      ms = 0;
    },
    stop: () => {
      pg.Client.prototype.query = query;
    },
  };
}
