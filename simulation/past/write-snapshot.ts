import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { pastFile } from '#server/features/overview/demo/read-past.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import type { NetworkEvent } from '../../sandbox/unipile/network/network-events.ts';
import { newHand } from '../guarded-database.ts';
import type { Laboratory } from '../open-laboratory.ts';

type Column = { table: string; column: string };

/** Of the simulation, or of another machine: hashes of its key, its sessions, what it counted. */
const leftOut = [
  'simulated_commits',
  'oppositions',
  'campaign_clock_anchor',
  'rate_limits',
  'connection_attempts',
];

/** Everything that the life left in the tables and in the network, one JSON text a line. */
export async function writeSnapshot(lab: Laboratory, folder: string, endsAt: Date): Promise<void> {
  const { session } = lab;
  const migrations = JSON.parse(
    readFileSync(new URL('../../server/migrations/meta/_journal.json', import.meta.url), 'utf8'),
  ) as { entries: { tag: string }[] };
  const { rows: columns } = await session.query<Column>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' and udt_name <> 'xid8' order by table_name, ordinal_position`,
  );
  const tables: { name: string; columns: string[]; rows: string }[] = [];
  for (const name of await inOrder(lab)) {
    if (leftOut.includes(name)) continue;
    const own = columns.filter(({ table }) => table === name).map(({ column }) => column);
    const { rows } = await session.query<{ json: string | null }>(
      `select json_agg(row_to_json(t))::text as json from (select ${own.map((one) => `"${one}"`).join(', ')} from "${name}") t`,
    );
    if (rows[0]?.json) tables.push({ name, columns: own, rows: rows[0].json.replaceAll('\n', '') });
  }
  const header = {
    endsAt: endsAt.toISOString(),
    migration: migrations.entries.at(-1)?.tag ?? '',
    opposed: await readOpposedPeople(lab),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  };
  const lines = [JSON.stringify(header), ...tables.map(({ rows }) => rows), ...readJournal(folder)];
  mkdirSync(dirname(pastFile), { recursive: true });
  // What is said again and again stands far apart: a wide window finds it.
  const params = { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 27 };
  writeFileSync(pastFile, zstdCompressSync(lines.join('\n'), { params }));
  for (const { name, rows } of tables) console.log(`  ${name}: ${Math.round(rows.length / 1024)} kB`);
  console.log(`${pastFile}: ${Math.round(readFileSync(pastFile).length / 1024)} kB`);
}

/** A table comes after those that it refers to. */
async function inOrder({ session }: Laboratory): Promise<string[]> {
  const { rows } = await session.query<{ table: string; needs: string[] }>(
    `select c.relname as table, coalesce(array_agg(distinct f.relname) filter (where f.oid <> c.oid), '{}')::text[] as needs
     from pg_class c left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
       left join pg_class f on f.oid = k.confrelid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.relname order by c.relname`,
  );
  const placed: string[] = [];
  while (placed.length < rows.length) {
    const next = rows.filter(
      ({ table, needs }) => !placed.includes(table) && needs.every((one) => placed.includes(one)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.');
    placed.push(...next.map(({ table }) => table));
  }
  return placed;
}

/** Whoever opens the snapshot has another key: they say no again under it. */
async function readOpposedPeople(lab: Laboratory): Promise<string[]> {
  const ctx = makeCtx(lab.depsOf(newHand('snapshot')), { kind: 'system' });
  const { rows } = await lab.session.query<{ id: string; workspace_id: string }>(
    'select id, workspace_id from people order by id',
  );
  const workspaceId = rows[0]?.workspace_id ?? '';
  const opposed = await readOpposed(
    ctx,
    workspaceId,
    rows.map(({ id }) => id),
  );
  return [...opposed].sort();
}

/** Where the time stood at each step is forgotten, and so is whom the news were sent to: whoever opens it asks for them anew. */
function readJournal(folder: string): string[] {
  const lines = readFileSync(join(folder, 'journal.jsonl'), 'utf8').split('\n').filter(Boolean);
  const last = lines.findLast((line) => typeOf(line) === 'clock.set');
  return lines.filter((line) => line === last || !/^(clock|webhook|delivery)\./.test(typeOf(line)));
}

const typeOf = (line: string) => (JSON.parse(line) as NetworkEvent).type;
