import type { UserRow } from '#server/features/identity/users/users.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { mailNotice } from './security-notices.jobs.ts';
import { type NoticeKind, securityNotices } from './security-notices.table.ts';

/** Warns the account's present address of what its owner may not have done. */
export async function sendNotice(ctx: Ctx, user: UserRow, kind: NoticeKind): Promise<void> {
  const [notice] = await ctx.db
    .insert(securityNotices)
    .values({ userId: user.id, email: user.email, kind, requestedAt: ctx.clock.now() })
    .returning();
  await enqueue(ctx, mailNotice, { noticeId: notice!.id });
}
