import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import { fromPglite } from 'pg-boss';
import { kindOfError } from '../telemetry/telemetry.ts';
import { concurrentIndexes, makeIndexes, withoutConcurrent, withPlainIndexes } from './concurrent-indexes.ts';
import { type CopyOut, copyOutOf } from './copy-out.ts';
import { type Database, rowsOf } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { LimitedPool, type SqlObserver } from './limited-pool.ts';
import { migrationsFolder, readMigrations, withMigrations } from './migrations-folder.ts';
import { allowLong, allowLongSql, answerMs, timeLimits } from './time-limits.ts';
import { CopyError } from './transfer/copy-error.ts';
import { unfinished } from './transfer/tables.ts';

export type OpenDatabase = {
  kind: 'pglite' | 'postgresql';
  db: Database;
  /** How pg-boss reaches the same database. */
  boss: ConstructorOptions;
  /** null where the database cannot stream rows. */
  copyOut: CopyOut | null;
  /** Of the pool; null where there is none. */
  connections(): { busy: number; idle: number; waiting: number } | null;
  /** Up to date, or only as far as `upTo` of the migrations; those of this version unless another folder is given. */
  migrate(upTo?: number, folder?: string): Promise<void>;
  close(): Promise<void>;
};

type Address = {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Past a pooler, which gives a connection to somebody else after each transaction. */
  databaseDirectUrl?: string | undefined;
};

export const openDatabase = async (
  { dataDir, databaseUrl, databaseDirectUrl }: Address,
  onIdleError: (error: Error) => void,
  observer?: SqlObserver,
): Promise<OpenDatabase> =>
  databaseUrl ? openPostgres(databaseUrl, onIdleError, databaseDirectUrl, observer) : openPglite(dataDir);

/** A database that is being filled holds a part of the truth only: nobody serves it. */
async function refuseUnfinished(db: Database): Promise<void> {
  const name = `public.${unfinished}`;
  const [found] = await rowsOf<{ name: string | null }>(db, sql`select to_regclass(${name})::text as name`);
  if (found?.name)
    throw new CopyError(
      'La copie vers cette base n’est pas achevée : relancez la commande qui l’a commencée.',
    );
}

/**
 * PostgreSQL takes 128 MB for pages and as much again for itself, and gives nothing back: one user on one machine has the
 * system's own cache of files beneath it.
 */
const startParams = [
  ...PGlite.defaultStartParams,
  ...['-c', 'shared_buffers=16MB', '-c', 'maintenance_work_mem=16MB'],
];

export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const release = lockFolder(dataDir);
  try {
    const client = await PGlite.create({ dataDir: join(dataDir, 'pglite'), startParams });
    const database = pgliteDatabase(client);
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

export function pgliteDatabase(client: PGlite): OpenDatabase {
  const db = drizzlePglite(client);
  return {
    kind: 'pglite',
    db: db as unknown as Database,
    boss: { backend: 'pglite', db: fromPglite(client) },
    copyOut: null,
    connections: () => null,
    migrate: async (upTo, folder = migrationsFolder) => {
      if (upTo === undefined) await refuseUnfinished(db as unknown as Database);
      await withMigrations({ folder, upTo, rewrite: withPlainIndexes }, (given) =>
        migratePglite(db, { migrationsFolder: given }),
      );
    },
    close: () => client.close(),
  };
}

/**
 * What a pooler cannot carry goes to `directUrl`: notifications, and a migration as long as it takes. Behind a pooler
 * without one, nobody hears of a job that was sent, and the look at all queues finds it.
 */
export function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  directUrl = url,
  observer?: SqlObserver,
): OpenDatabase {
  const pool = new LimitedPool({ connectionString: url, max: 20 }, answerMs, observer);
  // Without a listener, a server that closes an idle connection ends this process.
  pool.on('error', onIdleError);
  const db = drizzlePg(pool);
  return {
    kind: 'postgresql',
    db: db as unknown as Database,
    boss: bossOptions(directUrl),
    copyOut: copyOutOf(pool),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    migrate: (upTo, folder = migrationsFolder) =>
      allowLong('migration', async () => {
        await withMigrations({ folder, upTo, rewrite: withoutConcurrent }, (given) =>
          migrateAlone(directUrl, given, upTo === undefined),
        );
        await makeIndexes(
          directUrl,
          readMigrations(folder, upTo).flatMap(({ text }) => concurrentIndexes(text)),
        );
      }),
    close: () => pool.end(),
  };
}

/** Its own pool: it gives a connection whose answer is late back as broken, and so never uses it again. */
const bossOptions = (connectionString: string): ConstructorOptions & pg.PoolConfig => ({
  connectionString,
  max: 5,
  keepAlive: true,
  connectionTimeoutMillis: timeLimits.connectMs,
  query_timeout: answerMs(),
});

const migrationLock = 4_711_002;

/**
 * Several processes may start at once: one migrates, the others wait and find nothing left to do. One transaction, which
 * the migrator ends: the lock and the limits end with it, behind a pooler too.
 */
async function migrateAlone(url: string, folder: string, isServed: boolean): Promise<void> {
  for (let run = 1; ; run += 1) {
    try {
      return await migrateOnce(url, folder, isServed);
    } catch (error) {
      if (kindOfError(error) !== lockNotGiven || run === mostRuns) throw error;
      await wait(betweenRunsMs);
    }
  }
}

/**
 * Who waits for a table keeps everybody else from it who comes after: a migration gives up soon, lets them through, and
 * begins again.
 */
const lockTimeoutMs = 3_000;
const betweenRunsMs = 2_000;
const mostRuns = 60;
const lockNotGiven = '55P03';

async function migrateOnce(url: string, folder: string, isServed: boolean): Promise<void> {
  const pool = new LimitedPool({ connectionString: url, max: 1 });
  const client = await pool.connect();
  try {
    await client.query(`begin; ${allowLongSql('migration')}`);
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    // Only from here on: whoever else migrates is waited for.
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    if (isServed) await refuseUnfinished(drizzlePg(client) as unknown as Database);
    await client.query(roleSettingsSql);
    await migratePg(drizzlePg(client), { migrationsFolder: folder });
  } finally {
    client.release();
    await pool.end();
  }
}

/** They come with every connection of this role to this database, through a pooler too: none is asked for at its start. */
const settings = {
  statement_timeout: String(timeLimits.statementMs),
  idle_in_transaction_session_timeout: String(timeLimits.idleInTransactionMs),
  // With the usual four, the index of a million people answers « somewhere on these pages » and every row is read.
  work_mem: '16MB',
};

const known = Object.entries(settings).map(([name, value]) => `'${name}=${value}'`);
const changes = Object.entries(settings).map(
  ([name, value]) =>
    `execute format('alter role session_user in database %I set ${name} = %L', current_database(), '${value}');`,
);

/** A role may always change its own; written only where they differ. */
const roleSettingsSql = `do $$ begin
  if not exists (
    select from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase join pg_roles r on r.oid = s.setrole
    where d.datname = current_database() and r.rolname = session_user and s.setconfig @> array[${known.join(', ')}]
  ) then ${changes.join(' ')} end if;
end $$`;
