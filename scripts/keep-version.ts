import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { constants, gzipSync } from 'node:zlib';
import pg from 'pg';
import { startServer } from '../tests/support/start-server.ts';
import { startDumpablePostgres } from './postgres-cluster.ts';
import { runCommand } from './run-command.ts';

/** Lets the demonstration of this version live, and keeps its database and its folder for the versions to come. */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '4' } } });
const root = resolve(import.meta.dirname, '..');

/** Once it runs, and somebody was written to. */
const hasLived = `select 1 from campaigns c where c.status = 'active'
  and exists (select 1 from attempts a where a.campaign_id = c.id and a.state = 'confirmed')`;
const longestStartMs = 10 * 60_000;

async function untilAlive(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const deadline = Date.now() + longestStartMs; Date.now() < deadline; await wait(1_000))
      if ((await client.query(hasLived)).rowCount) return;
  } finally {
    await client.end();
  }
  throw new Error('The campaign of the demonstration did not begin.');
}

/** Without what only `psql` understands. */
function dump(pgDump: string, url: string): string {
  const { status, stdout, stderr } = spawnSync(
    pgDump,
    ['--inserts', '--rows-per-insert=200', '--no-owner', '--no-acl', url],
    { encoding: 'utf8', maxBuffer: 2 ** 30 },
  );
  if (status !== 0) throw new Error(`pg_dump failed: ${stderr}`);
  return stdout.replaceAll(/^\\.*\n/gm, '');
}

const newest = readdirSync(join(root, 'server/migrations'))
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .at(-1);
const target = join(root, 'tests/upgrade', newest?.slice(0, 4) ?? '');
const dataDir = mkdtempSync(join(tmpdir(), 'accroche-keep-'));
// The recorded past is kept in datasets/ and would be most of the size: a network that is there already starts without it.
mkdirSync(join(dataDir, 'sandbox'));
writeFileSync(join(dataDir, 'sandbox/journal.jsonl'), '');

await runCommand(process.execPath, ['scripts/build.mjs', '--if-stale'], { isLive: true, timeoutMs: 600_000 });
const { cluster, pgDump } = await startDumpablePostgres();
const server = await startServer({ DATABASE_URL: cluster.url, DATA_DIR: dataDir, DEMO_STILL: '0' });
try {
  await untilAlive(cluster.url);
  await wait(Number(values.minutes) * 60_000);
} finally {
  await server.stop();
}
const sql = dump(pgDump, cluster.url);
rmSync(target, { recursive: true, force: true });
mkdirSync(target);
writeFileSync(join(target, 'database.sql.gz'), gzipSync(sql, { level: constants.Z_BEST_COMPRESSION }));
cpSync(join(dataDir, 'app.key'), join(target, 'app.key'));
cpSync(join(dataDir, 'sandbox/journal.jsonl'), join(target, 'journal.jsonl'));
console.log(`${target}: of the folder, ${readdirSync(dataDir, { recursive: true }).join(', ')}`);
rmSync(dataDir, { recursive: true, force: true });
await cluster.stop();
