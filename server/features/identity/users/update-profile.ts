import { eq } from 'drizzle-orm';
import type { ProfileChange } from '#contract/identity/users.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { notFound } from '#server/platform/errors.ts';
import { type UserRow, users } from './users.table.ts';

export async function updateProfile(ctx: MemberCtx, change: ProfileChange): Promise<UserRow> {
  const [updated] = await ctx.db.update(users).set(change).where(eq(users.id, ctx.actor.userId)).returning();
  if (!updated) throw notFound('Compte');
  return updated;
}
