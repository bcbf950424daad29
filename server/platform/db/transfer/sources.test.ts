import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { zstdCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { CopyError } from './copy-error.ts';
import { backupSource, readManifest, writeBackup } from './sources.ts';

const parent = mkdtempSync(join(tmpdir(), 'accroche-backup-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const table = { name: 'people', columns: ['name'], rows: 1, sum: '7' };
const rows = 'Camille Moreau\n';

async function* given() {
  yield Buffer.from(rows);
}

test('a file of a backup that was changed is refused before a row of it is read', async () => {
  const folder = join(parent, 'changed');
  const source = { id: 'a', migrations: 1, tables: [table], read: async () => given() };
  await writeBackup(source, folder, { takenAt: new Date(), keyCheck: '' });
  const read = async () => text(await backupSource(folder, await readManifest(folder)).read(table));
  expect(await read()).toBe(rows);

  // As long, and as well compressed: only what it says is another.
  writeFileSync(join(folder, 'people.copy.zst'), zstdCompressSync(Buffer.from('Camille Mareau\n')));
  await expect(read()).rejects.toThrow(CopyError);

  // A backup of before says nothing of its files.
  const manifest = join(folder, 'manifest.json');
  const { files: _, ...before } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>;
  writeFileSync(manifest, JSON.stringify(before));
  expect(await read()).toBe('Camille Mareau\n');
});
