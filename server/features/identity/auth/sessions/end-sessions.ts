import { and, eq, ne } from 'drizzle-orm';
import { describeDevice } from '#core/identity/describe-device.ts';
import { recordOwnAct } from '#server/features/identity/audit/record-act.ts';
import { sha256 } from '#server/platform/crypto/keys.ts';
import { type Ctx, inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { notFound } from '#server/platform/errors.ts';
import { sessions, signInChallenges } from '../auth.table.ts';
import { forgetBrowser, forgetBrowsers } from '../known-browser.ts';

export async function endSessionByToken(ctx: Ctx, token: string): Promise<{ userId: string } | undefined> {
  const [ended] = await ctx.db
    .delete(sessions)
    .where(eq(sessions.tokenHash, sha256(token)))
    .returning({ userId: sessions.userId });
  return ended;
}

/** Sign-ins that were half-way, waiting for their second factor, end too; browsers that were known are strangers. */
export async function endAllSessions(ctx: Ctx, userId: string): Promise<void> {
  await forgetBrowsers(ctx, userId);
  await ctx.db.delete(sessions).where(eq(sessions.userId, userId));
  await ctx.db.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
}

/** Whoever ends a session no longer trusts its browser: it is a stranger too. */
export async function endSession(ctx: MemberCtx, id: string): Promise<void> {
  const { userId } = ctx.actor;
  await inTransaction(ctx, async (ctx) => {
    const [ended] = await ctx.db
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
      .returning();
    if (!ended) throw notFound('Session');
    if (ended.browserId) await forgetBrowser(ctx, userId, ended.browserId);
    await recordOwnAct(ctx, userId, 'session_ended', { device: describeDevice(ended.userAgent) });
  });
}

/** The browser of the session that stays is known from now on under this id. */
export async function endOtherSessions(ctx: MemberCtx, browserId: string): Promise<void> {
  const { userId, sessionId } = ctx.actor;
  await inTransaction(ctx, async (ctx) => {
    await forgetBrowsers(ctx, userId);
    await ctx.db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    await ctx.db.update(sessions).set({ browserId }).where(eq(sessions.id, sessionId));
    await recordOwnAct(ctx, userId, 'other_sessions_ended');
  });
}
