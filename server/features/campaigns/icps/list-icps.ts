import { asc, getTableColumns } from 'drizzle-orm';
import { isFrozen } from '#server/features/campaigns/campaign-parts/frozen.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type IcpRecord, icps } from './icps.table.ts';

export const listIcps = (ctx: MemberCtx): Promise<IcpRecord[]> =>
  ctx.db
    .select({ ...getTableColumns(icps), isFrozen: isFrozen('icps') })
    .from(icps)
    .where(own(icps, ctx.actor))
    .orderBy(asc(icps.createdAt));
