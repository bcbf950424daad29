import { and, eq, getTableColumns } from 'drizzle-orm';
import { isFrozen } from '#server/features/campaigns/campaign-parts/frozen.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { type IcpRecord, icps } from './icps.table.ts';

export async function getIcp(ctx: MemberCtx, id: string): Promise<IcpRecord> {
  const [icp] = await ctx.db
    .select({ ...getTableColumns(icps), isFrozen: isFrozen('icps') })
    .from(icps)
    .where(and(own(icps, ctx.actor), eq(icps.id, id)));
  if (!icp) throw notFound('Ciblage');
  return icp;
}
