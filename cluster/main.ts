import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { writeSection } from '../scripts/write-section.ts';
import { defaultFolder, findCluster, freeAddresses, startCluster } from './cluster.ts';
import { disturbances } from './disturb.ts';
import { mostGapSeconds, type Proof, prove } from './prove.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Where everything of it lies. */
    folder: { type: 'string', default: defaultFolder },
    /** How often the primary is killed, and wires are cut. */
    kills: { type: 'string', default: '5' },
    cuts: { type: 'string', default: '3' },
    people: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(process.pid) },
    /** The figures go into docs/operating.md. */
    write: { type: 'boolean', default: false },
  },
});
const onProgress = (line: string) => console.log(`  ${line}`);

const commands = {
  up: async () => {
    const cluster = await startCluster(values.folder, await freeAddresses(), onProgress);
    console.log(`node ${await cluster.primary()} leads, the other one follows`);
    console.log(`DATABASE_URL=${cluster.databaseUrl}\nDATABASE_DIRECT_URL=${cluster.directUrl}`);
    return true;
  },
  down: async () => {
    await findCluster(values.folder).stop();
    console.log('ended, and its files are gone');
    return true;
  },
  failover: async () => {
    const cluster = findCluster(values.folder);
    const startedAt = Date.now();
    const leader = await cluster.switchOver();
    console.log(`node ${leader} leads after ${Date.now() - startedAt} ms`);
    await cluster.untilWhole(120);
    console.log(`both nodes are there and stay so after ${Date.now() - startedAt} ms`);
    return true;
  },
  prove: async () => {
    const proof = await prove({
      kills: Number(values.kills),
      cuts: Number(values.cuts),
      people: Number(values.people),
      seed: values.seed,
      onProgress,
    });
    console.dir(proof.crash.figures, { depth: 3 });
    console.log(`${proof.acknowledged} acknowledged writes; answers`, proof.statuses);
    for (const problem of proof.problems.slice(0, 30)) console.log(`✗ ${problem}`);
    for (const line of proof.crash.stuck) console.log(`  ${line}`);
    if (values.write) await writeSection('operating.md', 'cluster', describe(proof));
    const isProved = proof.problems.length === 0;
    console.log(
      isProved
        ? `✓ nothing lost, nothing twice, nobody forgotten, back within ${mostGapSeconds} s`
        : `✗ ${proof.problems.length} problems (seed ${values.seed})`,
    );
    return isProved;
  },
};

function describe({ disturbed, acknowledged, statuses, crash, problems }: Proof): string[] {
  const seconds = (ms: number) => Math.round(ms / 100) / 10;
  const rows = disturbances.flatMap((what) => {
    const own = disturbed.filter((one) => one.what === what);
    if (own.length === 0) return [];
    const gaps = own.map(({ gapMs }) => gapMs).sort((a, b) => a - b);
    const took = own.filter(({ primary, next }) => primary !== next).length;
    const middle = gaps[Math.floor(gaps.length / 2)] ?? 0;
    return [`| ${what} | ${own.length} | ${took} | ${seconds(middle)} | ${seconds(gaps.at(-1) ?? 0)} |`];
  });
  const { figures } = crash;
  const delivered = Object.values(figures.deliveries).reduce((sum, count) => sum + count, 0);
  return [
    `Two web, two worker, four people who write all the time, ${figures.people} people in campaigns of ${figures.accounts} accounts, on ${cpus().length} processors that everything shares.`,
    '',
    '| what happened | times | the other node took over | seconds without a write, median | longest |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    `${acknowledged} acknowledged writes, ${problems.filter((one) => one.startsWith('acknowledged')).length} lost; ${delivered} calls that the network’s ledger holds, ${problems.filter((one) => one.startsWith('at most once')).length} twice; answers: ${Object.entries(
      statuses,
    )
      .map(([status, count]) => `${count} × ${status}`)
      .join(
        ', ',
      )}. ${problems.length === 0 ? 'Everything held.' : `${problems.length} problems: ${problems.slice(0, 3).join('; ')}.`}`,
  ];
}

// Started by `up`, it goes on: `down` ends it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const [name = ''] = positionals;
if (!Object.hasOwn(commands, name)) {
  console.error(`Usage: npm run cluster -- ${Object.keys(commands).join(' | ')}`);
  process.exit(1);
}
process.exit((await commands[name as keyof typeof commands]()) ? 0 : 1);
