import { and, eq, lt } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { imports } from './imports.table.ts';

const restMs = 20_000;

/** Lists that were confirmed, and that nobody is taking: the process that did is gone. */
export async function readUnfinished(ctx: Ctx): Promise<string[]> {
  const before = new Date(ctx.clock.now().getTime() - restMs);
  const rows = await ctx.db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.state, 'confirming'), lt(imports.advancedAt, before)));
  return rows.map(({ id }) => id);
}
