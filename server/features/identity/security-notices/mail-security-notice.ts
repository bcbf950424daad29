import { and, eq, isNull } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { getUser } from '#server/features/identity/users/get-user.ts';
import { securityNoticeEmail } from '#server/features/shared/emails/security-notice.email.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { securityNotices } from './security-notices.table.ts';

export async function mailSecurityNotice(ctx: Ctx, noticeId: string): Promise<void> {
  const isWaiting = and(eq(securityNotices.id, noticeId), isNull(securityNotices.sentAt));
  const [notice] = await ctx.db.select().from(securityNotices).where(isWaiting);
  if (!notice) return;
  const { firstName } = await getUser(ctx, notice.userId);
  const needsPassword = notice.kind === 'password_changed' || notice.kind === 'sign_in_locked';
  const page = needsPassword
    ? paths.forgotPassword
    : notice.kind === 'deletion_asked'
      ? paths.ownAccount
      : paths.accountSecurity;
  await ctx.mailer.send(
    securityNoticeEmail(notice.kind, notice.email, firstName, `${ctx.env.publicUrl}${page}`),
  );
  await ctx.db.update(securityNotices).set({ sentAt: ctx.clock.now() }).where(isWaiting);
}
