import { and, eq } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { type IcpRow, icps } from './icps.table.ts';

export async function getIcp(ctx: MemberCtx, id: string): Promise<IcpRow> {
  const [icp] = await ctx.db
    .select()
    .from(icps)
    .where(and(own(icps, ctx.actor), eq(icps.id, id)));
  if (!icp) throw notFound('Ciblage');
  return icp;
}
