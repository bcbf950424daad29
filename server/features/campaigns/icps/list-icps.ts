import { asc, eq } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { type IcpRow, icps } from './icps.table.ts';

export const listIcps = (ctx: MemberCtx): Promise<IcpRow[]> =>
  ctx.db.select().from(icps).where(eq(icps.userId, ctx.actor.userId)).orderBy(asc(icps.createdAt));
