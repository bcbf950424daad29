import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** One type over PGlite and PostgreSQL, and over a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}
