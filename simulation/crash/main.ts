import { parseArgs } from 'node:util';
import { ensurePostgres, startOwnPostgres } from '../../scripts/postgres-cluster.ts';
import { runCrash } from './run-crash.ts';

const { values } = parseArgs({
  options: {
    /** Of workers: 200, or none where the database is stopped instead. */
    kills: { type: 'string' },
    /** Of PostgreSQL, in turn fast and immediate: the workers must live through all of them. */
    'database-stops': { type: 'string', default: '0' },
    people: { type: 'string', default: '2000' },
    /** People of one account: they share its quotas. */
    'per-account': { type: 'string' },
    /** Of the kills, faults and people; what real processes make of them is another matter. */
    seed: { type: 'string', default: String(process.pid) },
    /** Campaign seconds in one of the wall's. */
    speed: { type: 'string' },
    /** In seconds: after that it is over, and has failed. */
    limit: { type: 'string' },
  },
});
const stops = Number(values['database-stops']);
const [kills, people] = [Number(values.kills ?? (stops > 0 ? 0 : 200)), Number(values.people)];
// An end from outside is an end all the same: the database is stopped with us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
// Who does not wait for the disk loses commits at an immediate stop, by its settings and not by ours.
const postgres =
  stops > 0 ? await startOwnPostgres({ isDurable: true, isInMemory: true }) : await ensurePostgres();
let hasFailed = true;
try {
  const { figures, problems, stuck } = await runCrash({
    databaseUrl: postgres.url,
    seed: values.seed,
    kills,
    stops,
    control: postgres.control,
    people,
    perAccount: Number(values['per-account'] ?? (people > 1000 ? 100 : 50)),
    speed: values.speed ? Number(values.speed) : undefined,
    limitSeconds: Number(values.limit ?? kills * 4 + stops * 20 + 180),
    onProgress: (line) => console.log(`  ${line}`),
  });
  console.dir(figures, { depth: 3 });
  for (const [kind, all] of Map.groupBy(problems, (problem) => problem.split(': ')[0]))
    if (all.length > 1) console.log(`✗ ${all.length} × ${kind}`);
  for (const problem of problems.slice(0, 20)) console.log(`✗ ${problem}`);
  for (const line of stuck) console.log(`  ${line}`);
  hasFailed = problems.length > 0;
  console.log(
    hasFailed ? `✗ ${problems.length} problems (seed ${values.seed})` : '✓ nothing twice, nobody lost',
  );
} finally {
  await postgres.stop();
}
process.exit(hasFailed ? 1 : 0);
