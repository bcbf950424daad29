import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const kept = resolve(import.meta.dirname, 'upgrade');
const folders = readdirSync(kept, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const most = 1.5 * 2 ** 20;

test('of each version that is kept there is all that is opened, and nothing else', () => {
  expect(folders.length).toBeGreaterThan(1);
  for (const { name } of folders) {
    expect(name).toMatch(/^\d{4}$/);
    expect(readdirSync(join(kept, name)).sort(), name).toEqual([
      'app.key',
      'database.sql.gz',
      'journal.jsonl',
    ]);
  }
});

test('a kept version stays small', () => {
  const large = readdirSync(kept, { recursive: true, encoding: 'utf8' }).filter(
    (file) => statSync(join(kept, file)).size > most,
  );
  expect(large).toEqual([]);
});
