import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { type OpposableKey, oppositionHash } from './opposition-hash.ts';
import { type OppositionSource, oppositions } from './oppositions.table.ts';

type Kept = { workspaceId: string; keys: readonly OpposableKey[]; source: OppositionSource };

/** For ever. What was said on the page or to the user is surer than what was read in a message: it takes its place. */
export async function keepOpposition(
  ctx: Pick<Ctx, 'db' | 'keys' | 'campaignClock'>,
  { workspaceId, keys, source }: Kept,
): Promise<void> {
  const hashes = [...new Set(keys.map((key) => oppositionHash(ctx, workspaceId, key)))];
  if (hashes.length === 0) return;
  const opposedAt = ctx.campaignClock.now();
  await ctx.db
    .insert(oppositions)
    .values(hashes.map((hash) => ({ workspaceId, hash, source, opposedAt })))
    .onConflictDoUpdate({
      target: [oppositions.workspaceId, oppositions.hash],
      set: { source: sql`excluded.source` },
      setWhere: and(eq(oppositions.source, 'reply'), sql`excluded.source <> 'reply'`),
    });
}
