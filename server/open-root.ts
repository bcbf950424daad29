import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, EnvError } from './env.ts';
import { users } from './features/identity/users/users.table.ts';
import { openRootKey } from './platform/crypto/open-root-key.ts';
import type { OpenDatabase } from './platform/db/open-database.ts';
import { secureRandom } from './platform/random.ts';

/** What a database of before had derived from APP_KEY stays so; the demonstration's key lies beside its folder anyway. */
export async function openRoot(env: Env, { db, close }: OpenDatabase): Promise<string> {
  const appKey = readAppKey(env);
  const root = await openRootKey(db, secureRandom, {
    appKey,
    // A folder that was a demonstration has its key beside it.
    previousAppKey: env.previousAppKey ?? readKeyFile(env.dataDir),
    first: async () =>
      env.isDemo || (await db.select({ id: users.id }).from(users).limit(1)).length > 0
        ? appKey
        : secureRandom.bytes(32).toString('hex'),
  });
  if (root) return root;
  await close();
  throw new EnvError(
    'APP_KEY : cette base a été faite avec une autre clé. Donnez celle-là, ou les deux (APP_KEY et APP_KEY_PREVIOUS) pour en changer.',
  );
}

export const readAppKey = ({ appKey, dataDir }: Env): string => appKey ?? readOrMakeAppKey(dataDir);

function readKeyFile(dataDir: string): string | undefined {
  const file = join(dataDir, 'app.key');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** The demonstration makes its own key once; elsewhere APP_KEY is required. */
function readOrMakeAppKey(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'app.key');
  try {
    writeFileSync(file, secureRandom.bytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
