import { and } from 'drizzle-orm';
import { type Identity, identityKey } from '#core/people/identity.ts';
import type { Naming } from '#core/people/naming.ts';
import { keyedHash } from '#server/platform/crypto/keys.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { isAmong } from '#server/platform/db/database.ts';
import { own } from '#server/platform/db/own.ts';
import { tombstones } from '../person-history.table.ts';

export type ErasableKey = Identity | Naming;

const batch = 1000;

const hashOf = ({ keys }: Pick<Ctx, 'keys'>, workspaceId: string, { kind, value }: ErasableKey) =>
  keyedHash(keys.tombstone, `${workspaceId}\n${kind}\n${value.toLowerCase()}`);

export const keyOfErasable = (key: ErasableKey): string => identityKey(key as Identity);

/** Which of these belong to someone who was erased, as `kind:value`. Nothing else can be read from a tombstone. */
export async function isErased(
  ctx: Ctx,
  workspaceId: string,
  readNames: () => readonly ErasableKey[],
): Promise<Set<string>> {
  const erased = new Set<string>();
  const ofUser = own(tombstones, workspaceId);
  // Most users erased nobody: then nothing is worth a hash.
  const [any] = await ctx.db.select({ hash: tombstones.hash }).from(tombstones).where(ofUser).limit(1);
  if (!any) return erased;
  const identities = readNames();
  for (let from = 0; from < identities.length; from += batch) {
    const byHash = new Map(
      identities.slice(from, from + batch).map((key) => [hashOf(ctx, workspaceId, key), keyOfErasable(key)]),
    );
    const found = await ctx.db
      .select({ hash: tombstones.hash })
      .from(tombstones)
      .where(and(ofUser, isAmong(tombstones.hash, [...byHash.keys()])));
    for (const { hash } of found) erased.add(byHash.get(hash) ?? '');
  }
  return erased;
}

export async function leaveTombstones(
  ctx: Ctx,
  workspaceId: string,
  identities: readonly ErasableKey[],
): Promise<void> {
  if (identities.length === 0) return;
  const erasedAt = ctx.clock.now();
  await ctx.db
    .insert(tombstones)
    .values(identities.map((key) => ({ workspaceId, hash: hashOf(ctx, workspaceId, key), erasedAt })))
    .onConflictDoNothing();
}
