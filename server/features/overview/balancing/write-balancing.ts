import { and, isNull } from 'drizzle-orm';
import type { Balancing } from '#contract/overview/privacy.ts';
import { type BalancingAnswers, balancingForm, changedAnswers } from '#core/privacy/balancing.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { balancingTests } from './balancing.table.ts';
import { isStillDue, listVersions, readBalancing } from './read-balancing.ts';

/** Kept as a draft; with `isConfirmed` it is in force from now on, and never rewritten. */
export const writeBalancing = (
  ctx: MemberCtx,
  { answers, isConfirmed }: { answers: BalancingAnswers; isConfirmed: boolean },
): Promise<Balancing> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    const { workspaceId } = ctx.actor;
    const rows = await listVersions(ctx, workspaceId);
    const last = rows.find(({ confirmedAt }) => confirmedAt !== null);
    // Confirmed a second time word for word, by two tabs or a second click: it is the same version.
    const isSame = last && !isStillDue(rows) && changedAnswers(last.answers, answers).length === 0;
    await ctx.db
      .delete(balancingTests)
      .where(and(own(balancingTests, workspaceId), isNull(balancingTests.confirmedAt)));
    if (!isSame) {
      const now = ctx.clock.now();
      await ctx.db.insert(balancingTests).values({
        ...{ workspaceId, answers, form: balancingForm, savedAt: now },
        version: (last?.version ?? 0) + 1,
        confirmedAt: isConfirmed ? now : null,
      });
    }
    return readBalancing(ctx);
  });
