import { and, isNull, lt } from 'drizzle-orm';
import { minuteMs } from '#core/time/durations.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { mailNotice } from './security-notices.jobs.ts';
import { securityNotices } from './security-notices.table.ts';

const keepMs = 30 * 24 * 60 * minuteMs;

/** Wakes notices whose job was lost, and forgets the old ones. */
export async function sweepNotices(ctx: Ctx): Promise<void> {
  const ago = (ms: number) => new Date(ctx.clock.now().getTime() - ms);
  const late = await ctx.db
    .select({ id: securityNotices.id })
    .from(securityNotices)
    .where(and(isNull(securityNotices.sentAt), lt(securityNotices.requestedAt, ago(2 * minuteMs))))
    .limit(500);
  for (const { id } of late) {
    await enqueue(ctx, mailNotice, { noticeId: id }, { singletonKey: id, singletonSeconds: 600 });
  }
  await ctx.db.delete(securityNotices).where(lt(securityNotices.requestedAt, ago(keepMs)));
}
