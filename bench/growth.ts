import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '#core/time/durations.ts';
import { loadPast, preparePast } from '#server/features/overview/demo/load-past.ts';
import { readPast } from '#server/features/overview/demo/read-past.ts';
import { ensurePostgres } from '../scripts/postgres-cluster.ts';
import { type Bench, openBench } from './engine/open-bench.ts';

const accounts = 1_000_000;
const keptYears = 3;
/** Fewer rows than this say nothing about the size of one. */
const fewestRows = 100;

/**
 * What an account leaves in each table, measured on the demonstration's past (twelve weeks of one account, lived by the
 * real engine), and what a million such accounts would. The bare baseline of a row is its own values.
 */
export async function run(): Promise<void> {
  const postgres = await ensurePostgres({ isDurable: false });
  const dataDir = await mkdtemp(join(tmpdir(), 'accroche-bench-'));
  const bench = await openBench(postgres.url, { DATA_DIR: dataDir });
  try {
    const past = readPast();
    await preparePast(bench.deps, past);
    await loadPast(bench.deps, past);
    await bench.pool.query('vacuum full analyze');
    await print(bench);
  } finally {
    await bench.close();
    await rm(dataDir, { recursive: true, force: true });
    await postgres.stop();
  }
}

type Table = { name: string; rows: number; table: number; indexes: number; values: number };

async function print({ pool }: Bench): Promise<void> {
  const names = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'workspace_id' order by 1`,
  );
  const tables: Table[] = [];
  for (const { name } of names.rows) {
    const { rows } = await pool.query<Table>(
      `select '${name}' as name, count(*)::int as rows, pg_table_size('${name}')::int as "table",
         pg_indexes_size('${name}')::int as indexes, coalesce(sum(pg_column_size(t.*)), 0)::int as values
       from ${name} t`,
    );
    tables.push(...rows);
  }
  const { rows } = await pool.query<{ acts: number; first: Date; last: Date }>(
    'select count(*)::int as acts, min(called_at) as first, max(called_at) as last from attempts where called_at is not null',
  );
  const [lived] = rows;
  if (!lived) throw new Error('The past holds no act.');
  const days = (lived.last.getTime() - lived.first.getTime()) / dayMs;
  const actsADay = lived.acts / days;
  console.log(
    `${lived.acts} acts of one account in ${Math.round(days)} days: ${actsADay.toFixed(1)} a day; of ${accounts.toLocaleString('en')} accounts: ${Math.round((actsADay * accounts) / 86_400)} a second over the whole day`,
  );
  const large = tables.filter((table) => table.rows >= fewestRows).sort((a, b) => sizeOf(b) - sizeOf(a));
  console.table(Object.fromEntries(large.map((table) => [table.name, figuresOf(table, lived.acts, days)])));
  const bytes = large.reduce((sum, table) => sum + sizeOf(table), 0);
  console.log(
    `All of them: ${Math.round(bytes / lived.acts)} bytes an act; ${inTerabytes((bytes / days) * 365 * accounts)} TB a year for ${accounts.toLocaleString('en')} accounts, ${inTerabytes((bytes / days) * 365 * keptYears * accounts)} TB in ${keptYears} years`,
  );
}

const sizeOf = ({ table, indexes }: Table): number => table + indexes;
const inTerabytes = (bytes: number): string => (bytes / 1e12).toFixed(1);

const figuresOf = (table: Table, acts: number, days: number) => ({
  rows: table.rows,
  'rows an act': (table.rows / acts).toFixed(2),
  'bytes a row': Math.round(table.table / table.rows),
  'bare values': Math.round(table.values / table.rows),
  'in indexes': Math.round(table.indexes / table.rows),
  'rows/s, a million': Math.round(((table.rows / days) * accounts) / 86_400),
  'TB a year': inTerabytes((sizeOf(table) / days) * 365 * accounts),
});
