import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createServerDatabase } from '#tests/support/server-database.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { openPostgres } from './open-database.ts';

const t = setUpTestApp();

test('a migration that waits for a table lets others through meanwhile, and is done once it is free', async () => {
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
];

/** Files that stop on purpose, each with why nobody feels it. */
const allowed: Record<string, string> = {};

function findStops(name: string, text: string): string[] {
  const made = new Set([...text.matchAll(/create table "?([a-z_]+)"?/gi)].map(([, table]) => table));
  return text
    .split(/--> statement-breakpoint|;\s*\n/)
    .filter((statement) => !made.has(/alter table "?([a-z_]+)"?/i.exec(statement)?.[1]))
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
  [
    'CREATE TABLE "a" ("b" text NOT NULL);--> statement-breakpoint\nALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
    0,
  ],
])('%s', (text, findings) => {
  expect(findStops('file', text)).toHaveLength(findings);
});
