import { count } from 'drizzle-orm';
import type { IcpCriteriaChange } from '#contract/campaigns/icps.ts';
import { emptyCriteria, nameIcp } from '#core/targeting/icp-criteria.ts';
import { requireAllowance } from '#server/features/identity/plans/require-allowance.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type IcpRecord, icps } from './icps.table.ts';
import { mergeCriteria } from './merge-criteria.ts';

/** Within what the plan holds, also when two requests come at once. */
export const createIcp = (
  ctx: MemberCtx,
  input: { name?: string | undefined; criteria?: IcpCriteriaChange | undefined },
): Promise<IcpRecord> =>
  inTransaction(ctx, async (ctx) => {
    const { workspaceId } = ctx.actor;
    await requireAllowance(ctx, 'icps', async (ctx) => {
      const [existing] = await ctx.db.select({ count: count() }).from(icps).where(own(icps, workspaceId));
      return existing?.count ?? 0;
    });
    const content = mergeCriteria(emptyCriteria, input.criteria ?? {});
    const now = ctx.clock.now();
    const [created] = await ctx.db
      .insert(icps)
      .values({ workspaceId, name: input.name ?? nameIcp(content), content, createdAt: now, updatedAt: now })
      .returning();
    return { ...created!, isFrozen: false };
  });
