import { minuteMs } from '#core/time/durations.ts';
import { tickEngine } from '#server/features/engine/round/tick-engine.ts';
import type { Figure } from './figure.ts';
import { type Bench, instantNetwork, openBench } from './open-bench.ts';
import { plantEngine } from './plant-engine.ts';

const goals = { ratio: 1.3, fairness: 0.8 };
const accounts = 100;
const rounds = 8;

/**
 * What one due act costs the scheduler, with few people enrolled and with a hundred times as many: in turns, so that
 * whatever else the machine does weighs on both.
 */
export async function measureScale(serverUrl: string, sizes: readonly [number, number]): Promise<Figure[]> {
  const [few, many] = [await openBench(serverUrl), await openBench(serverUrl)];
  try {
    await plantEngine(few.pool, { accounts, waiting: sizes[0], due: rounds, now: few.now() });
    await plantEngine(many.pool, { accounts, waiting: sizes[1], due: rounds, now: many.now() });
    const costs: { few: number; many: number }[] = [];
    for (let round = 0; round < rounds; round++)
      costs.push({ few: await costPerAct(few), many: await costPerAct(many) });
    // The first round also decides for everybody who is due.
    const steady = costs.slice(1);
    const [small, large] = [median(steady.map(({ few }) => few)), median(steady.map(({ many }) => many))];
    const ratio = large / small;
    console.log('Scheduler, cost of one due act');
    console.table({
      [`${sizes[0]} enrolled`]: { 'ms/act': small.toFixed(2) },
      [`${sizes[1]} enrolled`]: { 'ms/act': large.toFixed(2), ratio: ratio.toFixed(2), goal: goals.ratio },
    });
    return [
      {
        what: `Cost of one due act, ${sizes[1]} people enrolled beside ${sizes[0]}`,
        goal: `≤ ${goals.ratio}`,
        measured: `${ratio.toFixed(2)} (${large.toFixed(0)} and ${small.toFixed(0)} ms)`,
        isMissed: ratio > goals.ratio,
      },
    ];
  } finally {
    await few.close();
    await many.close();
  }
}

/** Everybody who may act, once. */
async function costPerAct(bench: Bench): Promise<number> {
  const [ctx, worker] = [bench.ctxOn(instantNetwork), { token: bench.token }];
  const startedAt = performance.now();
  let acts = 0;
  for (let served = 1; served > 0; acts += served) ({ served } = await tickEngine(ctx, worker));
  const cost = (performance.now() - startedAt) / acts;
  bench.advance(91 * minuteMs);
  return cost;
}

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A thousand accounts with more to do than there is time for: how often the slowest was served beside the others. */
export async function measureFairness(serverUrl: string, accounts: number): Promise<Figure[]> {
  const bench = await openBench(serverUrl);
  try {
    await plantEngine(bench.pool, { accounts, waiting: 0, due: 8, now: bench.now() });
    const [ctx, worker] = [bench.ctxOn(instantNetwork), { token: bench.token }];
    const wanted = Math.floor(accounts * 5.5);
    const startedAt = performance.now();
    let acts = 0;
    while (acts < wanted) {
      const { served } = await tickEngine(ctx, worker);
      acts += served;
      bench.advance(served > 0 ? 4 * minuteMs : 30 * minuteMs);
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const { rows } = await bench.pool.query<{ served: number }>(
      `select count(t.id)::int as served from social_accounts s left join attempts t on t.account_id = s.id and t.state = 'confirmed'
       group by s.id order by 1`,
    );
    const [slowest, median] = [rows[0]?.served ?? 0, rows[Math.floor(rows.length / 2)]?.served ?? 0];
    console.log(`Fairness, ${accounts} accounts`);
    console.table({
      served: {
        'acts/s': Math.round(acts / seconds),
        median,
        slowest,
        share: (slowest / median).toFixed(2),
        goal: goals.fairness,
      },
    });
    return [
      {
        what: `Acts of the slowest of ${accounts} accounts, share of the median`,
        goal: `≥ ${goals.fairness}`,
        measured: `${(slowest / median).toFixed(2)}: ${slowest} and ${median}`,
        isMissed: slowest / median < goals.fairness,
      },
    ];
  } finally {
    await bench.close();
  }
}
