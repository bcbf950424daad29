import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInstallation } from '../load/open-installation.ts';
import { countStatuses, isFailure } from '../load/recorder.ts';
import { freePort } from '../scripts/free-port.ts';
import { type CrashReport, type CrashScene, runCrash } from '../simulation/crash/run-crash.ts';
import { freeAddresses, startCluster } from './cluster.ts';
import { type Disturbed, disturb, drawDisturbances, type Wires } from './disturb.ts';
import { type Link, openLink } from './link.ts';
import { openTraffic } from './traffic.ts';

export type ProofOptions = {
  kills: number;
  cuts: number;
  people: number;
  seed: string;
  onProgress(line: string): void;
};
export type Proof = {
  disturbed: Disturbed[];
  acknowledged: number;
  statuses: Record<string, number>;
  crash: CrashReport;
  problems: string[];
};

/** Traffic is back within this, whatever happened. */
export const mostGapSeconds = 45;
const web = 2;
const writers = 4;
/** What one disturbance takes on a quiet machine. */
const secondsOfEach = 50;
/** Until the web processes are there. */
const secondsToStart = 60;

/**
 * Two web and two worker processes on the cluster, with a network that loses answers, while primaries die and wires are
 * cut. The network's ledger shows whether anything left twice, our own list of acknowledged writes whether one is lost.
 */
export async function prove({ kills, cuts, people, seed, onProgress }: ProofOptions): Promise<Proof> {
  const parent = mkdtempSync(join(tmpdir(), 'accroche-proof-'));
  // Whoever runs the servers must be able to enter.
  const folder = `${parent}-cluster`;
  const addresses = await freeAddresses();
  const links: Link[] = [];
  const wire = async (target: number) => {
    const link = await openLink(await freePort(), target);
    links.push(link);
    return link;
  };
  const wiresTo = async (node: (typeof addresses.nodes)['a']) => {
    const [postgres, rest, etcd] = [
      await wire(node.postgres),
      await wire(node.rest),
      await wire(addresses.etcd),
    ];
    Object.assign(node, { shownPostgres: postgres.port, shownRest: rest.port, etcd: etcd.port });
    return { postgres, rest, etcd };
  };
  const wires: Wires = { a: await wiresTo(addresses.nodes.a), b: await wiresTo(addresses.nodes.b) };
  const cluster = await startCluster(folder, addresses, onProgress);
  process.once('exit', cluster.killNow);
  const disturbed: Disturbed[] = [];
  const problems: string[] = [];
  let [acknowledged, statuses]: [number, Record<string, number>] = [0, {}];

  const run = async ({ databaseUrl, directUrl, appKey, chance }: CrashScene) => {
    const site = await openInstallation({
      webs: web,
      workers: 0,
      database: { url: databaseUrl, directUrl },
      dataDir: parent,
      appKey,
    });
    try {
      const traffic = await openTraffic(site.url, writers, join(parent, 'acknowledged.log'));
      for (const what of drawDisturbances(kills, cuts)) {
        const done = await disturb(what, { cluster, wires, traffic, chance });
        disturbed.push(done);
        onProgress(
          `${what}: node ${done.primary} led, now ${done.next}; ${Math.round(done.gapMs / 100) / 10} s without a write, whole after ${Math.round(done.wholeMs / 1000)} s`,
        );
        if (done.gapMs > mostGapSeconds * 1000) problems.push(`${what}: ${done.gapMs} ms without a write`);
      }
      problems.push(...(await traffic.findLost()), ...site.fallen());
      acknowledged = traffic.acknowledged();
      statuses = countStatuses(traffic.answers);
      const unclear = traffic.answers.filter((one) => isFailure(one) && one.code !== 'unavailable');
      for (const [status, count] of Object.entries(countStatuses(unclear)))
        problems.push(`answered ${count} × ${status}`);
    } finally {
      await site.close();
    }
  };
  try {
    const crash = await runCrash({
      databaseUrl: cluster.databaseUrl,
      directUrl: cluster.directUrl,
      seed,
      kills: 0,
      stops: 0,
      disturbance: { seconds: secondsToStart + (kills + cuts) * secondsOfEach, run },
      people,
      perAccount: 50,
      limitSeconds: (kills + cuts) * 240 + 400,
      onProgress,
    });
    return {
      disturbed,
      acknowledged,
      statuses,
      crash,
      problems: [
        ...problems,
        ...(disturbed.length < kills + cuts ? ['not every disturbance came'] : []),
        ...crash.problems,
      ],
    };
  } finally {
    await cluster.stop();
    process.off('exit', cluster.killNow);
    for (const link of links) link.close();
    rmSync(parent, { recursive: true, force: true });
  }
}
