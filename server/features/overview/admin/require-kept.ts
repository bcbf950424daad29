import { billingStateOf } from '#core/identity/billing.ts';
import type { Plan } from '#core/identity/plans.ts';
import { findSubscription } from '#server/features/identity/billing/apply-plan.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';

/** What the next reading of the payments would take back is not given: by nobody, on a screen or by a command. */
export async function requireKept(ctx: Pick<Ctx, 'db' | 'clock'>, userId: string, plan: Plan): Promise<void> {
  const paid = await findSubscription(ctx, userId);
  if (!paid || paid.status === 'ended' || plan === 'ENTERPRISE') return;
  if (plan !== billingStateOf(paid, ctx.clock.now()).plan)
    throw new AppError(
      'conflict',
      `Ce compte paie un abonnement ${paid.plan}\u00a0: sa formule en vient. Donnez-lui ENTERPRISE, ou attendez la fin de l’abonnement.`,
    );
}
