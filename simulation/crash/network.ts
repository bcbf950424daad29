import type { FaultWish } from '../../sandbox/unipile/http/faults.ts';
import { startUnipileSandbox } from '../../sandbox/unipile/start-sandbox.ts';
import { type Chance, seededChance } from '../chance.ts';
import { readOrder } from './crash-order.ts';

const faultsEveryMs = 400;
const topics = ['profile', 'invite', 'message'] as const;

/** The network, in a process that nobody kills: what it received is the truth. Its answers are slow, and some are lost. */
const { seed, time, world, deadlineMs } = readOrder();
const sandbox = await startUnipileSandbox({
  ...world,
  clock: { now: new Date(time.campaignMs), speed: 0 },
  behaviour: { relationNoticeHours: 1 },
});
const chance = seededChance(`${seed}/network`);
setInterval(() => sandbox.control.setFaults(drawFaults(chance)), faultsEveryMs);
process.once('disconnect', () => process.exit());
process.send?.({ url: sandbox.url, key: sandbox.key });

/** Of the next calls, one each: done and its answer lost, done and called an error, or not done and nobody can tell. */
function drawFaults(chance: Chance): FaultWish[] {
  const once = (share: number, fault: Pick<FaultWish, 'kind' | 'hasEffect' | 'delayMs'>): FaultWish[] =>
    chance.isTrue(share) ? [{ on: chance.oneOf(topics), times: 1, ...fault }] : [];
  return [
    ...once(0.05, { kind: 'timeout', hasEffect: true, delayMs: 2 * deadlineMs }),
    ...once(0.12, { kind: 'status', hasEffect: true }),
    ...once(0.1, { kind: 'reset', hasEffect: true }),
    ...once(0.06, { kind: 'reset', hasEffect: false }),
    // As long as such a call takes: the moment in which a worker may die with it in the air.
    ...topics.map((on): FaultWish => ({ on, kind: 'slow', delayMs: chance.whole(20, 250) })),
  ];
}
