import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openPostgres, pgliteDatabase } from '#server/platform/db/open-database.ts';

export type TestDatabase = OpenDatabase & { url?: string };

/** A fresh copy of the migrated template: PGlite in memory, or a database of its own on the test cluster. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = inject('databaseTemplate');
  if (template.kind === 'pglite') {
    const loadDataDir = new Blob([readFileSync(template.dump)]);
    return pgliteDatabase(await PGlite.create({ loadDataDir }));
  }
  const name = `accroche_test_${randomBytes(6).toString('hex')}`;
  const onServer = async (statement: string) => {
    const admin = new pg.Client(template.url);
    await admin.connect();
    await admin.query(statement).finally(() => admin.end());
  };
  await onServer(`create database ${name} template ${template.name}`);
  const url = new URL(template.url);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href, () => undefined);
  return {
    ...database,
    url: url.href,
    close: async () => {
      await database.close();
      await onServer(`drop database if exists ${name} with (force)`);
    },
  };
}
