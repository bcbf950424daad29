import { finished, type Readable } from 'node:stream';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { allowLong, allowLongSql } from './time-limits.ts';

/** Streams the rows of a query as the database itself writes them; only PostgreSQL can. */
export type CopyOut = (query: SQL, options: { delimiter: ';' | ',' }) => Promise<Readable>;

export const copyOutOf =
  (pool: pg.Pool): CopyOut =>
  async (query, { delimiter }) => {
    const statement = `copy (${inline(query)}) to stdout with (format csv, header true, delimiter '${delimiter}')`;
    const client = await allowLong('export', () => pool.connect());
    try {
      await client.query(`begin read only; ${allowLongSql('export')}`);
    } catch (error) {
      client.release(true);
      throw error;
    }
    const rows = client.query(copyTo(statement, { highWaterMark: 256 * 1024 }));
    // Left before its end, the connection still carries rows that nobody reads: it is closed, not given back.
    finished(rows, (error) =>
      error ? client.release(error) : client.query('commit').then(() => client.release(), client.release),
    );
    return rows;
  };

const dialect = new PgDialect();

/** COPY takes no parameters: each is written in its place, as the driver quotes it. */
function inline(query: SQL): string {
  const { sql, params } = dialect.sqlToQuery(query);
  return sql.replace(/\$(\d+)/g, (_, number: string) => literal(params[Number(number) - 1]));
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`;
  throw new Error('A value that COPY cannot be given.');
}
