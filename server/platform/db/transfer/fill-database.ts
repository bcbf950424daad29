import { CopyError } from './copy-error.ts';
import { inRawTransaction, type RawDatabase } from './raw-database.ts';
import type { CopySource } from './sources.ts';
import { addUp, type CopiedTable, columnsOf, moveSequences, tableOf, unfinished } from './tables.ts';

/** An empty database, or one that the same source was being copied to. */
export async function reserveTarget(target: RawDatabase, { id }: CopySource): Promise<void> {
  const tables = await target.rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  if (tables.length === 0) {
    await target.rows(
      `create table ${unfinished} (source text not null); insert into ${unfinished} values ('${id}')`,
    );
    return;
  }
  if (!tables.some(({ name }) => name === unfinished))
    throw new CopyError('La base de destination n’est pas vide : rien n’y a été écrit.');
  const [begun] = await target.rows<{ source: string }>(`select source from ${unfinished}`);
  if (begun?.source !== id)
    throw new CopyError(
      'La base de destination contient une copie inachevée d’autre chose. Donnez une base vide.',
    );
}

/**
 * Table by table, each a commit of its own: stopped anywhere, the next run goes on. Each is added up where it arrives
 * and compared with where it came from.
 */
export async function fillDatabase(
  source: CopySource,
  target: RawDatabase,
  report: (table: CopiedTable) => void = () => undefined,
): Promise<number> {
  let rows = 0;
  for (const table of source.tables) {
    await inRawTransaction(target, 'write', () => fillTable(source, target, table));
    report(table);
    rows += table.rows;
  }
  await target.rows(`drop table ${unfinished}`);
  await target.rows('analyze');
  return rows;
}

async function fillTable(source: CopySource, target: RawDatabase, table: CopiedTable): Promise<void> {
  if ((await addUp(target, table)).rows === 0 && table.rows > 0) {
    // A copy is as it was: no trigger of the product adds to it, or signs it anew.
    await target.rows(`alter table ${tableOf(table)} disable trigger user`);
    await target.copyIn(`copy ${tableOf(table)} (${columnsOf(table)}) from stdin`, await source.read(table));
    await target.rows(`alter table ${tableOf(table)} enable trigger user`);
    await moveSequences(target, table);
  }
  const arrived = await addUp(target, table);
  if (arrived.rows !== table.rows || arrived.sum !== table.sum)
    throw new CopyError(
      `${table.name} : ${arrived.rows} lignes à l’arrivée, ${table.rows} au départ, ou leur contenu diffère.`,
    );
}
