import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** One type over PGlite and PostgreSQL, and over a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}

/** Any number of texts as one parameter: a statement with a thousand of them costs more to prepare than to answer. */
export const isAmong = (column: SQLWrapper, texts: readonly string[]): SQL =>
  sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** The same of ids. */
export const isOneOf = (column: SQLWrapper, ids: readonly string[]): SQL =>
  sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`;
