import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
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
  return {
    ...database,
    url: own.url,
    close: async () => {
      await database.close();
      await own.drop();
    },
  };
}
