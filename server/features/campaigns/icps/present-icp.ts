import type { Icp } from '#contract/campaigns/icps.ts';
import { listCampaignsUsing } from '#server/features/campaigns/campaign-parts/list-campaigns-using.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import type { IcpRecord } from './icps.table.ts';

export async function presentIcps(ctx: MemberCtx, rows: IcpRecord[]): Promise<Icp[]> {
  const usedBy = await listCampaignsUsing(
    ctx,
    'icpId',
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, content, version, isFrozen, createdAt, updatedAt }) => ({
    id,
    name,
    criteria: content,
    version,
    isFrozen,
    usedBy: usedBy.get(id) ?? [],
    created: createdAt.toISOString(),
    lastModified: updatedAt.toISOString(),
  }));
}

export async function presentIcp(ctx: MemberCtx, row: IcpRecord): Promise<Icp> {
  const [icp] = await presentIcps(ctx, [row]);
  return icp as Icp;
}
