import { and, eq, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { enrolments } from './enrolments.table.ts';
import { ringEngine } from './ring-engine.ts';

/**
 * What is next for a person is decided again, now. Whoever changed something about them holds nothing of the account. In
 * the caller's transaction.
 */
export async function wakePerson(
  ctx: Ctx,
  { userId, personId, campaignId }: { userId: string; personId: string; campaignId?: string },
): Promise<void> {
  await ctx.db
    .update(enrolments)
    .set({
      state: 'waiting',
      nextActionAt: ctx.campaignClock.now(),
      nextStepKey: null,
      nextAct: null,
      reason: sql`coalesce(${enrolments.reason}, 'delay')`,
    })
    .where(
      and(
        eq(enrolments.userId, userId),
        eq(enrolments.personId, personId),
        campaignId ? eq(enrolments.campaignId, campaignId) : undefined,
        ne(enrolments.state, 'finished'),
      ),
    );
  ringEngine(ctx);
}
