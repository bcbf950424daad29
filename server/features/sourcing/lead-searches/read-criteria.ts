import type { IcpCriteria } from '#core/targeting/icp-criteria.ts';
import { readTarget } from '#server/features/campaigns/leads/change/add-to-campaign.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import type { LeadSearchRow } from './lead-searches.table.ts';

/** What a search judges on: its own criteria, or the target of its campaign, which may have changed since it began. */
export const readCriteria = async (
  ctx: Ctx,
  { workspaceId, campaignId, criteria }: LeadSearchRow,
): Promise<IcpCriteria | null> =>
  campaignId && criteria ? readTarget(ctx, workspaceId, campaignId) : criteria;
