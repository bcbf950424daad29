import { randomBytes } from 'node:crypto';
import pg from 'pg';

export type ServerDatabase = { url: string; drop: () => Promise<void> };

/** A database of one's own on a PostgreSQL server: empty, or a copy of a template. */
export async function createServerDatabase(serverUrl: string, template?: string): Promise<ServerDatabase> {
  const name = `accroche_test_${randomBytes(6).toString('hex')}`;
  const onServer = async (statement: string) => {
    const admin = new pg.Client(serverUrl);
    await admin.connect();
    await admin.query(statement).finally(() => admin.end());
  };
  await onServer(`create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) };
}
