import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { people } from './people.table.ts';

/** They wrote: what the years of conservation count from. */
export async function noteContact(ctx: Ctx, userId: string, personId: string, at: Date): Promise<void> {
  await ctx.db
    .update(people)
    .set({ lastContactAt: sql`greatest(${people.lastContactAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(people.userId, userId), eq(people.id, personId)));
}
