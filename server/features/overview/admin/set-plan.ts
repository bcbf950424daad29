import { eq } from 'drizzle-orm';
import type { Plan } from '#core/identity/plans.ts';
import { type UserRow, users } from '#server/features/identity/users/users.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';

/** Nothing is taken away by a lower plan: offers and targets stay, only new ones are refused. */
export async function setPlan(
  ctx: Pick<Ctx, 'db'>,
  { email, plan }: { email: string; plan: Plan },
): Promise<UserRow> {
  const [user] = await ctx.db
    .update(users)
    .set({ subscription: plan })
    .where(eq(users.email, email))
    .returning();
  if (!user) throw new AppError('not_found', `Aucun compte n’a l’adresse ${email}.`);
  return user;
}
