import type pg from 'pg';
import { deriveKeys, type Keys } from '#server/platform/crypto/keys.ts';
import { unsealRoot } from '#server/platform/crypto/open-root-key.ts';

/** The keys of a server that runs elsewhere on this database. */
export async function serverKeys(pool: pg.Pool, appKey: string): Promise<Keys> {
  const { rows } = await pool.query<{ sealed: string }>('select sealed from root_keys');
  return deriveKeys(unsealRoot(appKey, rows[0]?.sealed ?? ''));
}
