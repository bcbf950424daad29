import { desc, eq } from 'drizzle-orm';
import type { SessionSummary } from '#contract/identity/auth.ts';
import { describeDevice } from '#core/identity/describe-device.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { sessions } from '../auth.table.ts';

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
