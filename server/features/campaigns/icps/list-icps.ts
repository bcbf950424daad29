import { asc } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type IcpRow, icps } from './icps.table.ts';

export const listIcps = (ctx: MemberCtx): Promise<IcpRow[]> =>
  ctx.db.select().from(icps).where(own(icps, ctx.actor)).orderBy(asc(icps.createdAt));
