import type pg from 'pg';
import { openClient } from './open-client.ts';
import { longWorkMs } from './time-limits.ts';

/** `CREATE INDEX CONCURRENTLY`, as `index(…).concurrently()` of a table makes it. */
const statement = /create\s+(unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"([^"]+)"[^;]*/gi;

export type ConcurrentIndex = { name: string; sql: string };

/** Indexes of a migration that are made beside the work of others: in no transaction. */
export const concurrentIndexes = (text: string): ConcurrentIndex[] =>
  [...text.matchAll(statement)].map(([sql, , name = '']) => ({ name, sql }));

/** A migration as the migrator can run it, in its one transaction. */
export const withoutConcurrent = (text: string): string => text.replaceAll(statement, 'select 1');
/** For a database that nobody uses meanwhile: the indexes are made in the migration’s transaction. */
export const withPlainIndexes = (text: string): string =>
  text.replaceAll(statement, (found) => found.replace(/\bconcurrently\s+/i, ''));

type Standing = 'missing' | 'valid' | 'unfinished' | 'under way';

async function standingOf(client: pg.Client, name: string): Promise<Standing> {
  const { rows } = await client.query<{ is_valid: boolean; is_under_way: boolean }>(
    `select i.indisvalid as is_valid,
       exists (select 1 from pg_stat_progress_create_index p where p.index_relid = i.indexrelid) as is_under_way
     from pg_index i where i.indexrelid = to_regclass(quote_ident($1))`,
    [name],
  );
  const [found] = rows;
  if (!found) return 'missing';
  if (found.is_valid) return 'valid';
  return found.is_under_way ? 'under way' : 'unfinished';
}

/**
 * Makes the indexes that are missing, without keeping anybody from writing. One that was cut is dropped and made anew; one
 * that somebody else is making is left to them. It takes as long as it takes: limits for this connection alone, asked for
 * once it is open, for a pooler refuses them at its start, and put back for whoever has it next.
 */
export async function makeIndexes(url: string, indexes: readonly ConcurrentIndex[]): Promise<void> {
  if (indexes.length === 0) return;
  const client = openClient({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set statement_timeout = ${longWorkMs('migration')}; set lock_timeout = 0`);
    for (const { name, sql } of indexes) {
      const standing = await standingOf(client, name);
      if (standing === 'valid' || standing === 'under way') continue;
      if (standing === 'unfinished') await client.query(`drop index concurrently "${name}"`);
      await client.query(sql);
    }
  } finally {
    await client.query('reset statement_timeout; reset lock_timeout').catch(() => undefined);
    await client.end();
  }
}
