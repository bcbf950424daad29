import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { wakeEngine } from './wake-engine.ts';

/**
 * What is next for a person is decided again, now. Whoever changed something about them holds nothing of the account. In
 * the caller's transaction.
 */
export const wakePerson = (
  ctx: Ctx,
  { workspaceId, personId, campaignId }: { workspaceId: string; personId: string; campaignId?: string },
): Promise<void> =>
  wake(
    ctx,
    and(
      own(enrolments, workspaceId),
      eq(enrolments.personId, personId),
      campaignId ? eq(enrolments.campaignId, campaignId) : undefined,
      ne(enrolments.state, 'finished'),
    ),
  );

/** What they wrote is read after all: whoever was kept back for it alone is decided again. */
export const wakeUnread = (
  ctx: Ctx,
  {
    workspaceId,
    ...of
  }: { workspaceId: string; personId: string } | { workspaceId: string; accountId: string },
): Promise<void> =>
  wake(
    ctx,
    and(
      own(enrolments, workspaceId),
      'personId' in of ? eq(enrolments.personId, of.personId) : eq(enrolments.accountId, of.accountId),
      eq(enrolments.state, 'asking'),
      eq(enrolments.reason, 'unread_message'),
    ),
  );

async function wake(ctx: Ctx, isThis: SQL | undefined): Promise<void> {
  await ctx.db
    .update(enrolments)
    .set({
      state: 'waiting',
      nextActionAt: ctx.campaignClock.now(),
      nextStepKey: null,
      nextAct: null,
      reason: sql`coalesce(${enrolments.reason}, 'delay')`,
    })
    .where(isThis);
  wakeEngine(ctx);
}
