import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Random } from '../random.ts';
import { deriveKeys } from './keys.ts';
import { rootKeys } from './root-key.table.ts';
import { seal, unseal } from './seal.ts';

const place = 'root_keys/1/sealed';

type AppKeys = {
  appKey: string;
  /** The one before, while it is being replaced. */
  previousAppKey?: string | undefined;
  /** What a database without a root key begins with: its own keys where it already has some, else chance. */
  first: () => Promise<string>;
};

/** null: neither key opens this database. Any number of processes may start at once: all get the same. */
export async function openRootKey(
  db: Database,
  random: Random,
  { appKey, previousAppKey, first }: AppKeys,
): Promise<string | null> {
  const sealed = (await readSealed(db)) ?? (await keepFirst(db, random, appKey, await first()));
  const root = tryUnseal(appKey, sealed);
  if (root !== null || !previousAppKey) return root;
  const before = tryUnseal(previousAppKey, sealed);
  if (before === null) return null;
  await db
    .update(rootKeys)
    .set({ sealed: seal(deriveKeys(appKey), random, before, place) })
    .where(eq(rootKeys.sealed, sealed));
  return before;
}

async function readSealed(db: Database): Promise<string | null> {
  const [row] = await db.select().from(rootKeys);
  return row?.sealed ?? null;
}

async function keepFirst(db: Database, random: Random, appKey: string, root: string): Promise<string> {
  const sealed = seal(deriveKeys(appKey), random, root, place);
  await db.insert(rootKeys).values({ sealed }).onConflictDoNothing();
  return (await readSealed(db)) ?? sealed;
}

export const unsealRoot = (appKey: string, sealed: string): string =>
  unseal(deriveKeys(appKey), sealed, place);

function tryUnseal(appKey: string, sealed: string): string | null {
  try {
    return unsealRoot(appKey, sealed);
  } catch {
    return null;
  }
}
