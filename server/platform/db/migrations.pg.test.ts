import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createServerDatabase } from '#tests/support/server-database.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { withoutConcurrent, withPlainIndexes } from './concurrent-indexes.ts';
import { openPostgres } from './open-database.ts';

const t = setUpTestApp();

test('a migration that waits for a table lets others through meanwhile, and is done once it is free', {
  tags: 'heavy',
}, async () => {
  const own = await createServerDatabase(t.databaseUrl ?? '');
  const database = openPostgres(own.url, () => undefined);
  const open = async () => {
    const client = new pg.Client(own.url);
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };
  onTestFinished(async () => {
    await database.close();
    await own.drop();
  });
  // The next one changes `notification_settings`.
  await database.migrate(45);
  const [holder, reader, watcher] = [await open(), await open(), await open()];
  await holder.query('begin; lock table notification_settings in access share mode');
  const migrated = database.migrate(46);
  const isWaiting = async () => {
    const { rows } = await watcher.query('select 1 from pg_locks where not granted and relation is not null');
    return rows.length > 0;
  };
  await expect.poll(isWaiting).toBe(true);
  // It came after: without an end to the wait it would stand behind the migration for as long as the holder does.
  await reader.query('select 1 from notification_settings');
  await holder.query('commit');
  await migrated;
  await reader.query('select quiet_from from notification_settings');
});

test('an index is made beside the work of others, and made anew where it was cut', {
  tags: 'heavy',
}, async () => {
  const own = await createServerDatabase(t.databaseUrl ?? '');
  const database = openPostgres(own.url, () => undefined);
  const folder = mkdtempSync(join(tmpdir(), 'accroche-index-'));
  const client = new pg.Client(own.url);
  onTestFinished(async () => {
    await client.end();
    await database.close();
    await own.drop();
    rmSync(folder, { recursive: true });
  });
  const files = {
    'meta/_journal.json': JSON.stringify({
      entries: ['0000_table', '0001_index'].map((tag, at) => ({
        idx: at,
        tag,
        when: at + 1,
        breakpoints: true,
      })),
    }),
    '0000_table.sql': 'CREATE TABLE "heights" ("id" int, "height" int);',
    '0001_index.sql':
      'ALTER TABLE "heights" ADD COLUMN "name" text;--> statement-breakpoint\nCREATE UNIQUE INDEX CONCURRENTLY "heights_height_idx" ON "heights" USING btree ("height");',
  };
  mkdirSync(join(folder, 'meta'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await client.connect();
  const readIndex = async () => {
    const { rows } = await client.query<{ indisvalid: boolean }>(
      `select indisvalid from pg_index where indexrelid = to_regclass('heights_height_idx')`,
    );
    return rows.map(({ indisvalid }) => indisvalid);
  };
  await database.migrate(1, folder);
  expect(await readIndex()).toEqual([]);
  // Two of the same height: the making of it is cut, and leaves an index that is none.
  await client.query('insert into heights values (1, 180), (2, 180)');
  await expect(database.migrate(undefined, folder)).rejects.toThrow(/heights_height_idx/);
  expect(await readIndex()).toEqual([false]);
  await client.query('update heights set height = 190 where id = 2');
  await database.migrate(undefined, folder);
  expect(await readIndex()).toEqual([true]);
  await database.migrate(undefined, folder);
  await client.query(`insert into heights values (3, 200, 'Ana')`);
});

test('where nobody works beside it, it is made with the rest', () => {
  const text = 'SELECT 1;\nCREATE INDEX CONCURRENTLY "a_b_idx" ON "a" USING btree ("b");';
  expect(withPlainIndexes(text)).toBe('SELECT 1;\nCREATE INDEX "a_b_idx" ON "a" USING btree ("b");');
  expect(withoutConcurrent(text)).toBe('SELECT 1;\nselect 1;');
});

/** From here on a version may run beside the one before it. */
const firstWithoutStop = 48;
const folder = 'server/migrations';

/** What the version before cannot live with, or what stops everybody while it runs. */
const stops: [RegExp, string][] = [
  [/\bdrop (table|column)\b/i, 'the version before still reads it: dropped by the release after'],
  [/\brename\b/i, 'the version before knows the old name: a second column, then a copy, then a drop'],
  [
    /\bset not null\b/i,
    'reads the whole table under a lock: a check that is not valid yet, validated afterwards',
  ],
  [/\badd column\b(?![^;]*\bdefault\b)[^;]*\bnot null\b/i, 'the version before does not fill it'],
  [/\balter column\b[^;]*\btype\b/i, 'writes the table anew under a lock'],
  [
    /\bcreate (unique )?index (?!concurrently\b)/i,
    'nobody writes to the table until it is made: `.concurrently()`',
  ],
];

/** Files that stop on purpose, each with why nobody feels it. */
const allowed: Record<string, string> = {
  '0053_webhook_turns.sql': 'before the first release',
  '0054_user_search.sql': 'before the first release',
};

function findStops(name: string, text: string): string[] {
  const made = new Set([...text.matchAll(/create table "?([a-z_]+)"?/gi)].map(([, table]) => table));
  return text
    .split(/--> statement-breakpoint|;\s*\n/)
    .filter((statement) => !made.has(/(?:alter table|index[^;]* on) "?([a-z_]+)"?/i.exec(statement)?.[1]))
    .flatMap((statement) =>
      stops.flatMap(([pattern, why]) =>
        pattern.test(statement) && !/create table/i.test(statement) ? [`${name}: ${why}`] : [],
      ),
    );
}

test('migrations expand first: nothing in them stops the version before, or everybody', () => {
  const files = readdirSync(folder).filter(
    (name) => Number(name.slice(0, 4)) >= firstWithoutStop && name.endsWith('.sql'),
  );
  const found = files.flatMap((name) => findStops(name, readFileSync(`${folder}/${name}`, 'utf8')));
  expect(found.filter((line) => !allowed[line.split(':')[0] ?? ''])).toEqual([]);
});

test.each([
  ['ALTER TABLE "a" DROP COLUMN "b";', 1],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', 1],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', 1],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', 1],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE text;', 1],
  ['ALTER TABLE "a" ADD COLUMN "b" boolean DEFAULT true NOT NULL;', 0],
  ['CREATE INDEX "a_b_idx" ON "a" USING btree ("b");', 1],
  ['CREATE INDEX CONCURRENTLY "a_b_idx" ON "a" USING btree ("b");', 0],
  [
    'CREATE TABLE "a" ("b" text);--> statement-breakpoint\nCREATE INDEX "a_b_idx" ON "a" USING btree ("b");',
    0,
  ],
  [
    'CREATE TABLE "a" ("b" text NOT NULL);--> statement-breakpoint\nALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
    0,
  ],
])('%s', (text, findings) => {
  expect(findStops('file', text)).toHaveLength(findings);
});
