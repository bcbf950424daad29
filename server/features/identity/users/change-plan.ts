import { eq } from 'drizzle-orm';
import type { Plan } from '#core/identity/plans.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { notFound } from '#server/platform/errors.ts';
import { users } from './users.table.ts';

/** Under the lock that every counted act takes; answers what the plan was. ENTERPRISE is an administrator's alone. */
export async function changePlan(ctx: Ctx, userId: string, plan: Plan): Promise<Plan> {
  const [user] = await ctx.db
    .select({ subscription: users.subscription })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!user) throw notFound('Compte');
  const { subscription: before } = user;
  if (before === plan) return before;
  if (before === 'ENTERPRISE') return plan;
  await ctx.db
    .update(users)
    .set({ subscription: plan, ...(plan !== 'FREE' && { chosenPlan: null, chosenInterval: null }) })
    .where(eq(users.id, userId));
  return before;
}
