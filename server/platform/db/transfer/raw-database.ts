import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { PGlite } from '@electric-sql/pglite';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { openClient } from '../open-client.ts';

export type Bytes = AsyncIterable<Uint8Array>;

/** One connection, and rows as the database itself writes them. */
export type RawDatabase = {
  rows<Row>(statement: string): Promise<Row[]>;
  copyOut(statement: string): Promise<Bytes>;
  copyIn(statement: string, bytes: Bytes): Promise<void>;
  close(): Promise<void>;
};

export async function openRawPostgres(url: string): Promise<RawDatabase> {
  const client = openClient({ connectionString: url });
  await client.connect();
  return {
    rows: async <Row>(statement: string) => lastOf(await client.query(statement)).rows as Row[],
    copyOut: async (statement) => client.query(copyTo(statement)),
    copyIn: (statement, bytes) => pipeline(Readable.from(bytes), client.query(copyFrom(statement))),
    close: () => client.end(),
  };
}

/** The caller holds the folder. */
export async function openRawPglite(folder: string): Promise<RawDatabase> {
  const client = await PGlite.create(folder);
  return {
    rows: async <Row>(statement: string) => (await client.exec(statement)).at(-1)?.rows as Row[],
    copyOut: async (statement) => {
      const { blob } = await client.query(statement.replace(/ to stdout$/, ` to '/dev/blob'`));
      return Readable.from(blob?.stream() ?? []);
    },
    copyIn: async (statement, bytes) => {
      const blob = new Blob([new Uint8Array(await buffer(bytes))]);
      await client.query(statement.replace(/ from stdin$/, ` from '/dev/blob'`), [], { blob });
    },
    close: () => client.close(),
  };
}

const lastOf = <T>(results: T | T[]): T => (Array.isArray(results) ? (results.at(-1) as T) : results);

/** Without the time limits of the product: what is copied takes as long as it takes. */
export async function inRawTransaction<T>(
  database: RawDatabase,
  kind: 'read' | 'write',
  work: () => Promise<T>,
): Promise<T> {
  const mode = kind === 'read' ? ' isolation level repeatable read read only' : '';
  await database.rows(
    `begin${mode}; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local timezone = 'UTC'`,
  );
  try {
    const done = await work();
    await database.rows('commit');
    return done;
  } catch (error) {
    await database.rows('rollback').catch(() => undefined);
    throw error;
  }
}

export const fileBytes = (path: string): Bytes => createReadStream(path);
