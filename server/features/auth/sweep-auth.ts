import { and, isNull, lt, or } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { forgetOldRateLimits } from '#server/platform/rate-limit.ts';
import { sendLink } from './auth.jobs.ts';
import { authLinks, sessions, signInChallenges } from './auth.table.ts';
import { sessionIdleMs } from './sessions.ts';

const minuteMs = 60_000;
const keepLinksMs = 30 * 24 * 60 * minuteMs;

/** Wakes mails whose job was lost, and forgets what is over. */
export async function sweepAuth(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const late = await ctx.db
    .select({ id: authLinks.id })
    .from(authLinks)
    .where(and(isNull(authLinks.sentAt), lt(authLinks.requestedAt, ago(2 * minuteMs))))
    .limit(500);
  for (const { id } of late) {
    await enqueue(ctx, sendLink, { linkId: id }, { singletonKey: id, singletonSeconds: 600 });
  }
  await ctx.db.delete(authLinks).where(lt(authLinks.requestedAt, ago(keepLinksMs)));
  await ctx.db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, now));
  await ctx.db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, ago(sessionIdleMs))));
  await forgetOldRateLimits(ctx);
}
