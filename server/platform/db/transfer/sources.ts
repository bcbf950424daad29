import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { CopyError } from './copy-error.ts';
import { type Bytes, fileBytes, type RawDatabase } from './raw-database.ts';
import { addUp, type CopiedTable, columnsOf, listTables, tableOf } from './tables.ts';

/** Where rows come from: a database at one moment, or the folder of a backup. */
export type CopySource = {
  /** The same source again goes on where it was left. */
  id: string;
  /** How many migrations its tables have been through. */
  migrations: number;
  tables: CopiedTable[];
  read(table: CopiedTable): Promise<Bytes>;
};

/** The caller keeps its transaction open: everything is of one moment. */
export async function databaseSource(database: RawDatabase): Promise<CopySource> {
  const tables: CopiedTable[] = [];
  for (const table of await listTables(database))
    tables.push({ ...table, ...(await addUp(database, table)) });
  const [done] = await database.rows<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  const hash = createHash('sha256');
  for (const { name, rows, sum } of tables) hash.update(`${name} ${rows} ${sum}\n`);
  return {
    id: hash.digest('hex'),
    migrations: done?.count ?? 0,
    tables,
    read: (table) => database.copyOut(`copy ${tableOf(table)} (${columnsOf(table)}) to stdout`),
  };
}

const Manifest = z.object({
  format: z.literal(1),
  id: z.string(),
  takenAt: z.coerce.date(),
  /** Shows, without saying it, which APP_KEY its secrets are sealed with. */
  keyCheck: z.string(),
  migrations: z.number(),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), sum: z.string() }),
  ),
  /** SHA-256 of each file, by its name; backups of earlier versions have none. */
  files: z.record(z.string(), z.string()).default({}),
});
export type Manifest = z.infer<typeof Manifest>;

const manifestFile = 'manifest.json';
const fileOf = ({ name }: CopiedTable): string => `${name}.copy.zst`;

/** Complete or not there: the folder gets its name once everything is in it. */
export async function writeBackup(
  source: CopySource,
  folder: string,
  about: { takenAt: Date; keyCheck: string },
): Promise<void> {
  const unnamed = `${folder}.unfinished`;
  await rm(unnamed, { recursive: true, force: true });
  await mkdir(unnamed, { recursive: true, mode: 0o700 });
  const files: Manifest['files'] = {};
  for (const table of source.tables) {
    const path = join(unnamed, fileOf(table));
    await pipeline(
      Readable.from(await source.read(table)),
      createZstdCompress(),
      createWriteStream(path, { mode: 0o600 }),
    );
    files[fileOf(table)] = await hashFile(path);
  }
  const { id, migrations, tables } = source;
  const manifest = { format: 1, id, ...about, migrations, tables, files };
  await writeFile(join(unnamed, manifestFile), JSON.stringify(manifest, null, 1), { mode: 0o600 });
  await rename(unnamed, folder);
}

export const readManifest = async (folder: string): Promise<Manifest> =>
  Manifest.parse(JSON.parse(await readFile(join(folder, manifestFile), 'utf8')));

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of fileBytes(path)) hash.update(bytes);
  return hash.digest('hex');
}

export const backupSource = (folder: string, { id, migrations, tables, files }: Manifest): CopySource => ({
  id,
  migrations,
  tables,
  read: async (table) => {
    const path = join(folder, fileOf(table));
    const written = files[fileOf(table)];
    if (written && written !== (await hashFile(path)))
      throw new CopyError(`${fileOf(table)} n’est plus le fichier que cette sauvegarde a écrit.`);
    return Readable.from(fileBytes(path)).pipe(createZstdDecompress());
  },
});
