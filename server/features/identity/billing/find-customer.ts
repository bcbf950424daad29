import { eq } from 'drizzle-orm';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { Payments } from '#server/providers/payments/payments.ts';
import { findSubscription } from './apply-plan.ts';
import { billingCustomers, billingSubscriptions, type SubscriptionRow } from './billing.table.ts';

export async function findCustomer(ctx: MemberCtx) {
  const [customer] = await ctx.db
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, ctx.actor.userId));
  return customer ?? null;
}

/** Two calls at once keep the same one: the provider makes it once per user. */
export async function ensureCustomer(ctx: MemberCtx, payments: Payments) {
  const known = await findCustomer(ctx);
  if (known) return known;
  const { id: userId, email, firstName, lastName } = await getOwnUser(ctx);
  const former = await ctx.db.$count(billingSubscriptions, eq(billingSubscriptions.userId, userId));
  const name = `${firstName} ${lastName}`;
  const customerId = await payments.createCustomer({ userId, email, name, former });
  await ctx.db
    .insert(billingCustomers)
    .values({ userId, customerId, createdAt: ctx.clock.now() })
    .onConflictDoNothing({ target: billingCustomers.userId });
  const made = await findCustomer(ctx);
  if (!made) throw notFound('Compte');
  return made;
}

/** The subscription that is running, and whose it is. */
export async function requireSubscription(
  ctx: MemberCtx,
): Promise<{ subscription: SubscriptionRow; customerId: string }> {
  const customer = await findCustomer(ctx);
  const subscription = await findSubscription(ctx, ctx.actor.userId);
  if (!customer || !subscription || subscription.status === 'ended')
    throw new AppError('conflict', 'Vous n’avez pas d’abonnement en cours.');
  return { subscription, customerId: customer.customerId };
}
