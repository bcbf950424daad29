import { isSequel } from '#core/identity/billing.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireSubscription } from './find-customer.ts';
import { keepPlanned } from './keep-planned.ts';
import { mirrorCustomer } from './mirror-customer.ts';
import { withPayments } from './require-payments.ts';
import { releasePromotion } from './use-promotion.ts';

/** At the end of what is paid; until then nothing changes. */
export async function cancelSubscription(ctx: MemberCtx): Promise<void> {
  const { subscription, customerId } = await requireSubscription(ctx);
  if (subscription.isEnding) throw new AppError('conflict', 'Votre abonnement est déjà résilié.');
  await withPayments(ctx, async (payments) => {
    await keepPlanned(ctx, payments, subscription, () => payments.setEnding(subscription.id, true));
    await releasePromotion(ctx);
    await mirrorCustomer(ctx, payments, customerId);
  });
}

/** The cancellation, or the lower plan that was planned, does not happen. */
export async function takeBack(ctx: MemberCtx): Promise<void> {
  const { subscription, customerId } = await requireSubscription(ctx);
  const { id, isEnding, nextPlan, nextPeriod } = subscription;
  const isPlanned = nextPlan && nextPeriod && !isSequel(subscription, { plan: nextPlan, period: nextPeriod });
  if (!isEnding && !isPlanned) throw new AppError('conflict', 'Rien n’est prévu à la fin de votre période.');
  await withPayments(ctx, async (payments) => {
    if (isEnding) await payments.setEnding(id, false);
    else await payments.forgetChange(id);
    await releasePromotion(ctx);
    await mirrorCustomer(ctx, payments, customerId);
  });
}
