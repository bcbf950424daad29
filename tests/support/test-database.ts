import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { expect, inject } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import type { SqlObserver } from '#server/platform/db/limited-pool.ts';
import { type OpenDatabase, openPostgres, pgliteDatabase } from '#server/platform/db/open-database.ts';
import { createServerDatabase } from './server-database.ts';

export type TestDatabase = OpenDatabase & { url?: string };

/** A fresh copy of the migrated template: PGlite in memory, or a database of its own on the test cluster. */
export async function openTestDatabase(observer?: SqlObserver): Promise<TestDatabase> {
  const template = inject('databaseTemplate');
  if (template.kind === 'pglite') {
    const loadDataDir = new Blob([readFileSync(template.dump)]);
    return pgliteDatabase(await PGlite.create({ loadDataDir }));
  }
  const own = await createServerDatabase(template.url, template.name);
  const database = openPostgres(own.url, () => undefined, own.url, observer);
  // Those that never run on PGlite do two things at once.
  if (!expect.getState().testPath?.endsWith('.pg.test.ts')) waitAsPglite(database.db);
  return {
    ...database,
    url: own.url,
    close: async () => {
      await database.close();
      await own.drop();
    },
  };
}

/** Longer than any transaction of a test. */
const longestTransactionMs = 30_000;

/**
 * As on PGlite, which has one connection: inside a transaction, a statement through the outer handle begins once the
 * transaction is over. Whoever waits for it inside would wait for ever, and hears so.
 */
export function waitAsPglite(db: Database, patienceMs = longestTransactionMs): void {
  const { $client: pool } = db as unknown as { $client: pg.Pool };
  const surrounding = new AsyncLocalStorage<{ isOpen: boolean; isOver: Promise<void> }>();
  const begin = db.transaction.bind(db);
  db.transaction = ((work: (tx: unknown) => Promise<unknown>, ...options: never[]) =>
    begin(
      async (tx) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        const transaction = { isOpen: true, isOver: promise };
        try {
          return await surrounding.run(transaction, async () => work(tx));
        } finally {
          transaction.isOpen = false;
          resolve();
        }
      },
      ...options,
    )) as typeof db.transaction;
  const connect = pool.connect.bind(pool) as (taken?: Taken) => Promise<pg.PoolClient>;
  pool.connect = ((taken?: Taken) => {
    const transaction = surrounding.getStore();
    if (!transaction?.isOpen) return connect(taken);
    const over = untilOver(transaction.isOver, patienceMs);
    if (!taken) return over.then(() => connect());
    over.then(
      () => connect(taken),
      (error) => taken(error, undefined, () => undefined),
    );
  }) as typeof pool.connect;
}

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

async function untilOver(isOver: Promise<void>, patienceMs: number): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error('A statement beside the transaction that waits for it: use its ctx.')),
    patienceMs,
  );
  await Promise.race([isOver, late]).finally(() => clearTimeout(timer));
}
