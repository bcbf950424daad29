import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { wakeEngine } from './wake-engine.ts';

/**
 * What is next for a person is decided again, now. Whoever changed something about them holds nothing of the account. In
 * the caller's transaction.
 */
export async function wakePerson(ctx: Ctx, of: Woken): Promise<void> {
  await updateWoken(ctx, of);
}

type Woken = { workspaceId: string; personId: string; campaignId?: string };

/** The same, to be written together with what else changes. */
export const updateWoken = (ctx: Ctx, { workspaceId, personId, campaignId }: Woken) =>
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
export async function wakeUnread(
  ctx: Ctx,
  {
    workspaceId,
    ...of
  }: { workspaceId: string; personId: string } | { workspaceId: string; accountId: string },
): Promise<void> {
  await wake(
    ctx,
    and(
      own(enrolments, workspaceId, { state: 'asking', reason: 'unread_message' }),
      // Without a name, whoever it may be: they may have moved to another account since.
      'personId' in of ? eq(enrolments.personId, of.personId) : undefined,
    ),
  );
}

function wake(ctx: Ctx, isThis: SQL | undefined) {
  wakeEngine(ctx);
  return ctx.db
    .update(enrolments)
    .set({
      state: 'waiting',
      nextActionAt: ctx.campaignClock.now(),
      nextStepKey: null,
      nextAct: null,
      reason: sql`coalesce(${enrolments.reason}, 'delay')`,
    })
    .where(isThis);
}
