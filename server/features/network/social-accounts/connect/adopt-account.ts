import { sha256 } from '#server/platform/crypto/keys.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { connectionAttempts } from '../social-accounts.table.ts';
import { confirmConnection } from './confirm-connection.ts';

/** Links a handle that exists already, through the same confirmation as everybody's. */
export async function adoptAccount(ctx: Ctx, workspaceId: string, providerAccountId: string): Promise<void> {
  const now = ctx.clock.now();
  const tokenHash = sha256(ctx.random.bytes(32).toString('hex'));
  const [attempt] = await ctx.db
    .insert(connectionAttempts)
    .values({ workspaceId, tokenHash, providerAccountId, createdAt: now, expiresAt: now })
    .returning();
  await confirmConnection(ctx, attempt!, providerAccountId);
}
