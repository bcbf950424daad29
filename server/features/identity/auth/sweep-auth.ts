import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { dayMs, minuteMs } from '#core/time/durations.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { forgetOldRateLimits } from '#server/platform/rate-limit.ts';
import { sendLinkJob } from './auth.jobs.ts';
import { authLinks, forgottenBrowsers, linkPurposes, sessions, signInChallenges } from './auth.table.ts';
import { browserLifetimeMs } from './known-browser.ts';
import { linkLifetimeMs } from './links/send-auth-link.ts';
import { sessionIdleMs } from './sessions/session-lifetime.ts';

const lateMs = 2 * minuteMs;

export async function sweepAuth(ctx: Ctx): Promise<void> {
  await wakeLostMails(ctx);
  await forgetWhatIsOver(ctx);
}

/** A request older than its link's lifetime is dropped, not revived: a fresh link would surprise its owner. */
async function wakeLostMails(ctx: Ctx): Promise<void> {
  const late = ago(ctx, lateMs);
  for (const purpose of linkPurposes) {
    const links = await ctx.db
      .select({ id: authLinks.id })
      .from(authLinks)
      .where(
        and(
          eq(authLinks.purpose, purpose),
          isNull(authLinks.sentAt),
          lt(authLinks.requestedAt, late),
          gt(authLinks.requestedAt, ago(ctx, linkLifetimeMs[purpose])),
        ),
      )
      .limit(500);
    for (const { id } of links) {
      await enqueue(ctx, sendLinkJob, { linkId: id }, { singletonKey: id, singletonSeconds: 600 });
    }
  }
}

async function forgetWhatIsOver(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.delete(authLinks).where(lt(authLinks.requestedAt, ago(ctx, 30 * dayMs)));
  await ctx.db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, now));
  await ctx.db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, ago(ctx, sessionIdleMs))));
  // Their cookies are too old by themselves by now.
  await ctx.db
    .delete(forgottenBrowsers)
    .where(lt(forgottenBrowsers.forgottenAt, ago(ctx, browserLifetimeMs)));
  await forgetOldRateLimits(ctx);
}

const ago = (ctx: Ctx, ms: number) => new Date(ctx.clock.now().getTime() - ms);
