import { and, desc, eq, gt } from 'drizzle-orm';
import { dayMs, minuteMs } from '#core/time/durations.ts';
import { recordEvent } from '#server/features/identity/audit/record-act.ts';
import { securityNotices } from '#server/features/identity/security-notices/security-notices.table.ts';
import { sendNotice } from '#server/features/identity/security-notices/send-notice.ts';
import { canSignIn } from '#server/features/identity/users/can-sign-in.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';

/** How long wrong passwords close the door. */
export const lockMinutes = 15;
/** Whoever locks the door all day must not fill the owner's mailbox as well. */
const mostPerDay = 3;

/** Once for each time the door closes. Asked for unknown addresses too, so that nobody can tell them apart. */
export async function mailSignInLock(ctx: Ctx, userId: string): Promise<void> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!user || !canSignIn(ctx, user)) return;
  const now = ctx.clock.now().getTime();
  await inTransaction(ctx, async (ctx) => {
    const sent = await ctx.db
      .select({ at: securityNotices.requestedAt })
      .from(securityNotices)
      .where(
        and(
          eq(securityNotices.userId, userId),
          eq(securityNotices.kind, 'sign_in_locked'),
          gt(securityNotices.requestedAt, new Date(now - dayMs)),
        ),
      )
      .orderBy(desc(securityNotices.requestedAt));
    const isFresh = sent[0] && sent[0].at.getTime() > now - lockMinutes * minuteMs;
    if (!isFresh && sent.length < mostPerDay) await sendNotice(ctx, user, 'sign_in_locked');
    await recordEvent(ctx, userId, 'sign_in_locked');
  });
}
