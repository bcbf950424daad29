import { eq, isNotNull } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { type BillingState, billingStateOf, chooseSubscription } from '#core/identity/billing.ts';
import type { Plan } from '#core/identity/plans.ts';
import { dayMs } from '#core/time/durations.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { changePlan } from '#server/features/identity/users/change-plan.ts';
import { workspaceOf } from '#server/features/identity/users/workspace-owner.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { publish } from '#server/platform/events/publish.ts';
import { billingSubscriptions, promotionUses, type SubscriptionRow } from './billing.table.ts';

export async function findSubscription(
  ctx: Pick<Ctx, 'db'>,
  userId: string,
): Promise<SubscriptionRow | null> {
  const rows = await ctx.db
    .select()
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.userId, userId));
  return chooseSubscription(rows);
}

/**
 * Writes the plan that the mirrored subscription and the time give. It lies with the user, so a guarded call reads
 * nothing more. Who never subscribed keeps what an administrator gave, and so does ENTERPRISE.
 */
export async function applyPlan(ctx: Ctx, userId: string): Promise<BillingState> {
  const subscription = await findSubscription(ctx, userId);
  const state = billingStateOf(subscription, ctx.clock.now());
  if (!subscription) return state;
  // The first year has begun: used for good, whatever became of what was reserved.
  if (subscription.period === 'welcome' && subscription.status !== 'ended')
    await ctx.db
      .insert(promotionUses)
      .values({ userId })
      .onConflictDoUpdate({ target: promotionUses.userId, set: { reservedUntil: null } });
  // What waits is kept for it, and a day more: the news of it may come late.
  else if (subscription.nextPeriod === 'welcome' && subscription.status !== 'ended') {
    const reservedUntil = new Date(subscription.periodEnd.getTime() + dayMs);
    await ctx.db
      .insert(promotionUses)
      .values({ userId, reservedUntil })
      .onConflictDoUpdate({
        target: promotionUses.userId,
        set: { reservedUntil },
        setWhere: isNotNull(promotionUses.reservedUntil),
      });
  }
  const before = await changePlan(ctx, userId, state.plan);
  if (before === state.plan) return state;
  await publish(ctx, 'plan.changed', { workspaceId: workspaceOf(userId) });
  await notify(ctx, userId, { ...describeChange(before, state), link: paths.subscription });
  return state;
}

function describeChange(before: Plan, { is, plan }: BillingState) {
  if (is === 'suspended')
    return {
      type: 'warning' as const,
      title: 'Formule suspendue',
      message: `Le paiement manque depuis 14 jours : votre compte passe de ${before} à FREE. Rien n’est supprimé, tout revient avec le paiement.`,
    };
  if (plan === 'FREE')
    return {
      type: 'info' as const,
      title: 'Abonnement terminé',
      message: `Votre formule ${before} est terminée. Votre compte est en formule FREE, et rien n’est supprimé.`,
    };
  return {
    type: 'success' as const,
    title: `Formule ${plan} active`,
    message: `Votre compte est passé de ${before} à ${plan}.`,
  };
}
