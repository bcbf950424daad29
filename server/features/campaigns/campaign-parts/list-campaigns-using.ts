import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { UsedBy } from '#contract/campaigns/offers.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** Offers and targets are shared: a campaign points at them by one of these. */
export type CampaignPart = 'offerId' | 'icpId';

/** The campaigns that use each part, oldest first. */
export async function listCampaignsUsing(
  ctx: MemberCtx,
  part: CampaignPart,
  ids: string[],
): Promise<Map<string, UsedBy[]>> {
  if (ids.length === 0) return new Map();
  const { id, name, status, deletedAt, createdAt } = campaigns;
  const rows = await ctx.db
    .select({ part: campaigns[part], id, name, status })
    .from(campaigns)
    .where(and(own(campaigns, ctx.actor), inArray(campaigns[part], ids), isNull(deletedAt)))
    .orderBy(asc(createdAt));
  return Map.groupBy(rows, (row) => row.part ?? '');
}

/** Those that a change of a part, or of the campaign itself, touches. */
export const listTouched = (ctx: Ctx, workspaceId: string, column: CampaignPart | 'id', id: string) =>
  ctx.db
    .select({ workspaceId: campaigns.workspaceId, campaignId: campaigns.id })
    .from(campaigns)
    .where(and(own(campaigns, workspaceId), eq(campaigns[column], id), isNull(campaigns.deletedAt)));

/** « A », « B » et 2 autres campagnes */
export function nameCampaigns(used: readonly { name: string }[]): string {
  const names = used.slice(0, 2).map(({ name }) => `«\u00a0${name}\u00a0»`);
  const others = used.length - names.length;
  if (others === 0) return names.join(' et ');
  return `${names.join(', ')} et ${others}\u00a0autre${others > 1 ? 's' : ''} campagne${others > 1 ? 's' : ''}`;
}
