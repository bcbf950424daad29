import { randomBytes } from 'node:crypto';
import pg from 'pg';

export type ServerDatabase = {
  url: string;
  run: (statement: string, values: string[]) => Promise<void>;
  drop: () => Promise<void>;
};

async function runAt(url: string, statement: string, values: string[] = []): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement, values).finally(() => client.end());
}

/** A database of one's own on a PostgreSQL server: empty, or a copy of a template. */
export async function createServerDatabase(serverUrl: string, template?: string): Promise<ServerDatabase> {
  const name = `accroche_test_${randomBytes(6).toString('hex')}`;
  await runAt(
    serverUrl,
    `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`,
  );
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    run: (statement, values) => runAt(url.href, statement, values),
    drop: () => runAt(serverUrl, `drop database if exists ${name} with (force)`),
  };
}
