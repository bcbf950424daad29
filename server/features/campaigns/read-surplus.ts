import { asc, sql } from 'drizzle-orm';
import { type PlanSurplus, surplusOf } from '#core/campaigns/plan-surplus.ts';
import type { Plan } from '#core/identity/plans.ts';
import { listCampaigns } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { icps } from '#server/features/campaigns/icps/icps.table.ts';
import { offers } from '#server/features/campaigns/offers/offers.table.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** Item by item, before anything is confirmed; and afterwards, what is frozen by the plan of today. */
export async function readSurplus(ctx: MemberCtx, to: Plan): Promise<PlanSurplus> {
  const { subscription } = await getOwnUser(ctx);
  const inOrder = (table: typeof offers | typeof icps) => [
    sql`${table.keptAt} asc nulls last`,
    asc(table.createdAt),
    asc(table.id),
  ];
  const itsOffers = await ctx.db
    .select({ id: offers.id, name: offers.name })
    .from(offers)
    .where(own(offers, ctx.actor))
    .orderBy(...inOrder(offers));
  const itsIcps = await ctx.db
    .select({ id: icps.id, name: icps.name })
    .from(icps)
    .where(own(icps, ctx.actor))
    .orderBy(...inOrder(icps));
  const records = await listCampaigns(ctx);
  const running = records
    .filter(({ campaign }) => campaign.status === 'active' || campaign.pausedReason === 'plan')
    .map(({ campaign: { id, name, offerId, icpId }, engagementConfig }) => ({
      ...{ id, name, offerId, icpId, engagementConfig },
    }));
  return surplusOf({ offers: itsOffers, icps: itsIcps, running }, subscription, to);
}
