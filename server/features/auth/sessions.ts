import { and, desc, eq, ne } from 'drizzle-orm';
import type { SessionSummary } from '#contract/auth.ts';
import { describeDevice } from '#core/describe-device.ts';
import { sha256 } from '#server/platform/crypto/keys.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { notFound } from '#server/platform/errors.ts';
import { sessions } from './auth.table.ts';

const dayMs = 86_400_000;
export const sessionLifeMs = 30 * dayMs;
export const sessionIdleMs = 7 * dayMs;

export type OpenedSession = { token: string; expiresAt: Date };

/** A new token at every sign-in; the one the browser came with, if any, ends. */
export async function openSession(
  ctx: Ctx,
  userId: string,
  client: { userAgent: string; previousToken: string | null },
): Promise<OpenedSession> {
  const token = ctx.random.bytes(32).toString('base64url');
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + sessionLifeMs);
  if (client.previousToken) await endSessionByToken(ctx, client.previousToken);
  await ctx.db.insert(sessions).values({
    userId,
    tokenHash: sha256(token),
    userAgent: client.userAgent.slice(0, 400),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  return { token, expiresAt };
}

export async function endSessionByToken(ctx: Ctx, token: string): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sessions.tokenHash, sha256(token)));
}

export async function endAllSessions(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function listSessions(ctx: MemberCtx): Promise<SessionSummary[]> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, ctx.actor.userId))
    .orderBy(desc(sessions.lastSeenAt));
  return rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.id === ctx.actor.sessionId,
  }));
}

export async function endSession(ctx: MemberCtx, id: string): Promise<void> {
  const [ended] = await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, ctx.actor.userId)))
    .returning();
  if (!ended) throw notFound('Session');
}

export async function endOtherSessions(ctx: MemberCtx): Promise<void> {
  const { userId, sessionId } = ctx.actor;
  await ctx.db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}
