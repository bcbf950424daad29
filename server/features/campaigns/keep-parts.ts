import { keepIcps } from '#server/features/campaigns/icps/keep-icps.ts';
import { keepOffers } from '#server/features/campaigns/offers/keep-offers.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { publish } from '#server/platform/events/publish.ts';

type Choice = { offerIds: readonly string[]; icpIds: readonly string[] };

/** Which offers and targets stay open; campaigns follow the choice at once. */
export const keepParts = (ctx: MemberCtx, { offerIds, icpIds }: Choice): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    await keepOffers(ctx, offerIds);
    await keepIcps(ctx, icpIds);
    await publish(ctx, 'plan.changed', { workspaceId: ctx.actor.workspaceId });
  });
