import { setTimeout as wait } from 'node:timers/promises';
import type { Chance } from '../simulation/chance.ts';
import { type Cluster, until } from './cluster.ts';
import type { NodeName } from './configs.ts';
import type { Link } from './link.ts';
import type { Traffic } from './traffic.ts';

/** The wires of a node: how the other one reaches its server and its Patroni, and how it reaches etcd. */
export type Wires = Record<NodeName, { postgres: Link; rest: Link; etcd: Link }>;

export const disturbances = [
  'the primary’s machine is killed',
  'the primary’s server is killed',
  'the primary is cut from the other node and from etcd',
  'the nodes are cut from each other',
  'the primary is cut from etcd',
] as const;
export type Disturbance = (typeof disturbances)[number];
export type Disturbed = {
  what: Disturbance;
  primary: NodeName;
  next: NodeName | null;
  /** The longest time without an acknowledged write. */
  gapMs: number;
  /** Until both nodes were there again. */
  wholeMs: number;
};

/** What a machine takes to have its power again, at least and at most. */
const [leastAwayMs, mostAwayMs] = [3_000, 30_000];
/** How long a wire stays cut. */
const cutMs = 35_000;
/** Somebody may have to copy everything. */
const wholeSeconds = 180;

export const drawDisturbances = (kills: number, cuts: number): Disturbance[] => [
  ...Array.from({ length: kills }, (_, turn) => disturbances[turn % 2] as Disturbance),
  ...Array.from({ length: cuts }, (_, turn) => disturbances[2 + (turn % 3)] as Disturbance),
];

/** One after the other, each once both nodes are there: two failures at once are more than two nodes can bear. */
export async function disturb(
  what: Disturbance,
  { cluster, wires, traffic, chance }: { cluster: Cluster; wires: Wires; traffic: Traffic; chance: Chance },
): Promise<Disturbed> {
  const primary = await cluster.primary();
  if (!primary) throw new Error('Nobody leads.');
  await wait(chance.between(500, 3_000));
  const from = Date.now();
  switch (what) {
    case 'the primary’s machine is killed':
      await cluster.killNode(primary);
      await wait(chance.between(leastAwayMs, mostAwayMs));
      cluster.reviveNode(primary);
      break;
    case 'the primary’s server is killed':
      await cluster.killServer(primary);
      // Whoever watches over it calls it well until the next look.
      await cluster.untilLeads(primary === 'a' ? 'b' : 'a', wholeSeconds);
      break;
    default:
      await whileCut(wiresOf(what, primary, wires));
  }
  await cluster.untilWhole(wholeSeconds);
  const wholeMs = Date.now() - from;
  const served = traffic.acknowledged();
  await until('a write', async () => traffic.acknowledged() > served, wholeSeconds);
  return { what, primary, next: await cluster.primary(), gapMs: traffic.longestGapMs(from), wholeMs };
}

function wiresOf(what: Disturbance, primary: NodeName, { a, b }: Wires): Link[] {
  const between = [a.postgres, a.rest, b.postgres, b.rest];
  const toEtcd = { a, b }[primary].etcd;
  if (what === 'the nodes are cut from each other') return between;
  return what === 'the primary is cut from etcd' ? [toEtcd] : [...between, toEtcd];
}

async function whileCut(links: readonly Link[]): Promise<void> {
  for (const link of links) link.cut();
  await wait(cutMs);
  for (const link of links) link.heal();
}
