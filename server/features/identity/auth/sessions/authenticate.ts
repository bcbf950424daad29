import { and, eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { canSignIn } from '#server/features/identity/users/can-sign-in.ts';
import { touchUser } from '#server/features/identity/users/touch-user.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { workspaceOf } from '#server/features/identity/users/workspace-owner.ts';
import { sha256 } from '#server/platform/crypto/keys.ts';
import { readCookie, sessionCookieName } from '#server/platform/http/cookies.ts';
import type { SessionState } from '#server/platform/http/serve.ts';
import { sessions } from '../auth.table.ts';
import { sessionIdleMs } from './session-lifetime.ts';

// Writing at every request would cost more than it tells.
const touchEveryMs = 5 * 60_000;

/** What the session cookie of a request is worth now. */
export async function authenticate(deps: Deps, request: FastifyRequest): Promise<SessionState> {
  const token = readCookie(request, sessionCookieName(deps.env));
  if (!token) return { is: 'none' };
  const [found] = await deps.db
    .select({
      session: sessions,
      role: users.role,
      subscription: users.subscription,
      isDemo: users.isDemo,
      suspendedAt: users.suspendedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sha256(token)));
  if (!found || !canSignIn(deps, found)) return { is: 'not_found' };
  const { session, role, subscription } = found;
  const now = deps.clock.now().getTime();
  const isOver = session.expiresAt.getTime() <= now || session.lastSeenAt.getTime() + sessionIdleMs <= now;
  if (isOver) return { is: 'expired' };
  if (now - session.lastSeenAt.getTime() > touchEveryMs) {
    await deps.db
      .update(sessions)
      .set({ lastSeenAt: new Date(now) })
      .where(and(eq(sessions.id, session.id), lt(sessions.lastSeenAt, new Date(now))));
    await touchUser(deps, session.userId);
  }
  const { userId } = session;
  const workspaceId = workspaceOf(userId);
  return {
    is: 'valid',
    member: { kind: 'member', userId, workspaceId, sessionId: session.id, role, subscription },
  };
}
