import { minuteMs } from '#core/time/durations.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { tickEngine } from '#server/features/engine/round/tick-engine.ts';
import { instantNetwork, openBench } from '../engine/open-bench.ts';
import { plantEngine } from '../engine/plant-engine.ts';

const goal = 0.1;
const [accounts, rounds] = [50, 4];

/**
 * The share of the log in what an act costs the engine, with a network that answers at once. The engine writes its events
 * inside its other statements: here each is a statement and a commit of its own, which is more.
 */
export async function measureWriting(serverUrl: string): Promise<boolean> {
  const bench = await openBench(serverUrl);
  try {
    await plantEngine(bench.pool, { accounts, waiting: 0, due: rounds, now: bench.now() });
    const [ctx, worker] = [bench.ctxOn(instantNetwork), { token: bench.token }];
    const countEvents = async () =>
      (await bench.pool.query<{ count: number }>('select count(*)::int as count from activity')).rows[0]
        ?.count ?? 0;
    let [acts, ms, events] = [0, 0, 0];
    for (let round = 0; round < rounds; round++) {
      // The first round also compiles the engine.
      if (round === 1) events = await countEvents();
      const startedAt = performance.now();
      for (let served = 1; served > 0; ) {
        ({ served } = await tickEngine(ctx, worker));
        if (round > 0) acts += served;
      }
      if (round > 0) ms += performance.now() - startedAt;
      bench.advance(91 * minuteMs);
    }
    events = (await countEvents()) - events;
    const { rows } = await bench.pool.query<{ workspaceId: string; campaignId: string; personId: string }>(
      `select workspace_id as "workspaceId", campaign_id as "campaignId", person_id as "personId"
       from activity where person_id is not null limit 500`,
    );
    const write = async () => {
      const startedAt = performance.now();
      for (const person of rows)
        await recordActivity(ctx, {
          ...person,
          kind: 'step_done',
          stepKey: 'visit',
          detail: { act: 'visit' },
        });
      return (performance.now() - startedAt) / rows.length;
    };
    await write();
    const each = ((await write()) * events) / acts;
    const share = each / (ms / acts);
    console.log('Writing an event');
    console.table({
      'an act': { ms: (ms / acts).toFixed(2) },
      [`its ${(events / acts).toFixed(1)} events, by themselves`]: {
        ...{ ms: each.toFixed(2), share: share.toFixed(3), goal },
      },
    });
    return share > goal;
  } finally {
    await bench.close();
  }
}
