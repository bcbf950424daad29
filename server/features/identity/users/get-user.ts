import { eq } from 'drizzle-orm';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { notFound } from '#server/platform/errors.ts';
import { type UserRow, users } from './users.table.ts';

export async function getUser(ctx: Ctx, id: string): Promise<UserRow> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  if (!user) throw notFound('Compte');
  return user;
}

export const getOwnUser = (ctx: MemberCtx): Promise<UserRow> => getUser(ctx, ctx.actor.userId);
