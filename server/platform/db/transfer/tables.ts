import type { RawDatabase } from './raw-database.ts';

/** A table with what its rows add up to: two tables with the same number and sum hold the same rows. */
export type CopiedTable = { name: string; columns: string[]; rows: number; sum: string };

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const columnsOf = ({ columns }: { columns: string[] }): string => columns.map(quoted).join(', ');
export const tableOf = ({ name }: { name: string }): string => `public.${quoted(name)}`;

/** Every table of the product, those that others refer to first. What the database computes itself is not copied. */
export async function listTables(database: RawDatabase): Promise<{ name: string; columns: string[] }[]> {
  const tables = await database.rows<{ name: string; columns: string[] }>(`
    select c.relname as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> '${unfinished}'
    group by c.relname order by c.relname`);
  const references = await database.rows<{ from: string; to: string }>(`
    select f.relname as "from", t.relname as "to"
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.conrelid <> k.confrelid and f.relnamespace = 'public'::regnamespace`);
  return referredFirst(tables, references);
}

function referredFirst<T extends { name: string }>(
  tables: readonly T[],
  references: readonly { from: string; to: string }[],
): T[] {
  const ordered: T[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const free = left.filter(
      ({ name }) => !references.some(({ from, to }) => from === name && waiting.has(to)),
    );
    if (free.length === 0) throw new Error(`Tables that refer to each other: ${[...waiting].join(', ')}.`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** Adds up the digests of all rows: their order does not count. */
export async function addUp(
  database: RawDatabase,
  table: { name: string; columns: string[] },
): Promise<{ rows: number; sum: string }> {
  const [added] = await database.rows<{ rows: number; sum: string }>(`
    select count(*)::int as rows,
      coalesce(sum(('x' || left(md5(row(${columnsOf(table)})::text), 15))::bit(60)::bigint), 0)::text as sum
    from ${tableOf(table)}`);
  return added ?? { rows: 0, sum: '0' };
}

/** Numbers that the database gives out go on after the last one that was given. */
export async function moveSequences(database: RawDatabase, table: { name: string; columns: string[] }) {
  const found = await database.rows<{ column: string; sequence: string }>(`
    select a.attname as column, pg_get_serial_sequence('${tableOf(table)}', a.attname) as sequence
    from pg_attribute a where a.attrelid = '${tableOf(table)}'::regclass and a.attidentity <> ''`);
  for (const { column, sequence } of found)
    await database.rows(
      `select setval('${sequence}', max(${quoted(column)})) from ${tableOf(table)} having max(${quoted(column)}) is not null`,
    );
}

/** Stands in a database while it is being filled: nobody serves it, and only the same copy goes on. */
export const unfinished = 'unfinished_copy';
