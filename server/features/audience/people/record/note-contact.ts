import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { people } from '../people.table.ts';

/** They wrote: what the years of conservation count from. */
export async function noteContact(ctx: Ctx, workspaceId: string, personId: string, at: Date): Promise<void> {
  await ctx.db
    .update(people)
    .set({ lastContactAt: sql`greatest(${people.lastContactAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(own(people, workspaceId), eq(people.id, personId)));
}
