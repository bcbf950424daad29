import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { startOwnPostgres } from '../scripts/postgres-cluster.ts';
import { writeSection } from '../scripts/write-section.ts';
import { describeLoad, printLoad } from './print-load.ts';
import { type LoadReport, runLoad } from './run-load.ts';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '50' },
    minutes: { type: 'string', default: '1' },
    web: { type: 'string', default: '2' },
    worker: { type: 'string', default: '2' },
    /** Mean seconds from one act of a seller to the next. */
    think: { type: 'string', default: '8' },
    /** Seconds without a database, in the middle. */
    'stop-database': { type: 'string', default: '0' },
    /** One installation only, and how its processes grow. */
    soak: { type: 'boolean', default: false },
    /** The figures go into docs/operating.md. */
    write: { type: 'boolean', default: false },
  },
});
// An end from outside is an end all the same: the database is stopped with us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const postgres = await startOwnPostgres({ isDurable: true });
const reports: LoadReport[] = [];
try {
  const webs = Number(values.web);
  for (const count of values.soak || webs === 1 ? [webs] : [webs, 1]) {
    const report = await runLoad({
      postgres,
      users: Number(values.users),
      minutes: Number(values.minutes),
      webs: count,
      workers: Number(values.worker),
      thinkSeconds: Number(values.think),
      stopSeconds: reports.length === 0 ? Number(values['stop-database']) : 0,
      onProgress: (line) => console.log(`  ${line}`),
    });
    reports.push(report);
    printLoad(report, values.soak);
  }
} finally {
  await postgres.stop();
}
const [many, one] = reports;
if (many && one)
  console.log(
    `As fast as they come: ${many.rushPerSecond} answers a second by ${many.options.webs} web, ${one.rushPerSecond} by one: ${ratio(many, one)} times (${cpus().length} processors, shared with the database, the workers and this program)`,
  );
if (values.write) {
  const name = values.soak ? 'soak' : 'load';
  await writeSection('operating.md', name, describeLoad(reports, { isSoak: values.soak }));
}
const problems = reports.flatMap((report) => report.problems);
for (const problem of problems) console.log(`✗ ${problem}`);
if (problems.length === 0) console.log('✓ no failure but while the database was away, and nobody ended');
process.exit(problems.length > 0 ? 1 : 0);

function ratio(first: LoadReport, second: LoadReport): number {
  return Math.round((first.rushPerSecond / second.rushPerSecond) * 100) / 100;
}
