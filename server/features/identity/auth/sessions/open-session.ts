import { touchUser } from '#server/features/identity/users/touch-user.ts';
import { sha256 } from '#server/platform/crypto/keys.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { sessions } from '../auth.table.ts';
import { endSessionByToken } from './end-sessions.ts';
import { sessionLifetimeMs } from './session-lifetime.ts';

export type OpenedSession = { token: string; expiresAt: Date };

/** A new token at every sign-in; the one the browser came with, if any, ends. */
export async function openSession(
  ctx: Ctx,
  userId: string,
  client: { userAgent: string; previousToken: string | null; browserId: string },
): Promise<OpenedSession> {
  const token = ctx.random.bytes(32).toString('base64url');
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
  if (client.previousToken) await endSessionByToken(ctx, client.previousToken);
  await ctx.db.insert(sessions).values({
    userId,
    tokenHash: sha256(token),
    userAgent: client.userAgent.slice(0, 400),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    browserId: client.browserId,
  });
  await touchUser(ctx, userId);
  return { token, expiresAt };
}
