import { and, eq, isNull, lt } from 'drizzle-orm';
import { supportRequestEmail } from '#server/features/shared/emails/support-request.email.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { supportRequests } from './support.table.ts';

export async function mailRequest(ctx: Ctx, requestId: string): Promise<void> {
  const isWaiting = and(eq(supportRequests.id, requestId), isNull(supportRequests.mailedAt));
  const [request] = await ctx.db.select().from(supportRequests).where(isWaiting);
  if (!request) return;
  await ctx.mailer.send(supportRequestEmail(ctx.env.site.supportEmail, request));
  await ctx.db.update(supportRequests).set({ mailedAt: ctx.clock.now() }).where(isWaiting);
}

const lateMs = 2 * 60_000;

/** Requests whose job was lost. */
export async function findUnmailed(ctx: Ctx): Promise<string[]> {
  const before = new Date(ctx.clock.now().getTime() - lateMs);
  const rows = await ctx.db
    .select({ id: supportRequests.id })
    .from(supportRequests)
    .where(and(isNull(supportRequests.mailedAt), lt(supportRequests.createdAt, before)))
    .limit(200);
  return rows.map(({ id }) => id);
}
