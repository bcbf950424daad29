import type { ChangePreview, PlanOrder } from '#contract/identity/billing.ts';
import { type BillingPeriod, centsOf, type PaidPlan, timingOfChange } from '#core/identity/billing.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireSubscription } from './find-customer.ts';
import { keepPlanned } from './keep-planned.ts';
import { mirrorCustomer } from './mirror-customer.ts';
import { presentAmounts } from './present-billing.ts';
import { withPayments } from './require-payments.ts';
import { readOrder, releasePromotion, reservingPromotion } from './use-promotion.ts';

/** Amounts are shown for a moment; confirmed later than that, they are worked out again. */
const pricedMinutes = 30;

const nextOf = (plan: PaidPlan, period: BillingPeriod) => {
  const nextPeriod = period === 'welcome' ? 'yearly' : period;
  return { nextPeriod, nextPriceCents: centsOf(plan, nextPeriod) } as const;
};

/** What a change costs, and when it begins; nothing is charged, nothing is kept. */
export async function previewChange(ctx: MemberCtx, order: PlanOrder): Promise<ChangePreview> {
  const { subscription, period, timing } = await readChange(ctx, order);
  const pricedAt = new Date(Math.floor(ctx.clock.now().getTime() / 1000) * 1000);
  const next = nextOf(order.plan, period);
  if (timing === 'at_period_end') {
    const startsAt = subscription.periodEnd.toISOString();
    return { timing, startsAt, pricedAt: pricedAt.toISOString(), amounts: null, ...next };
  }
  const amounts = await withPayments(ctx, (payments) =>
    payments.previewChange(subscription.id, { plan: order.plan, period }, pricedAt),
  );
  const at = pricedAt.toISOString();
  return { timing, startsAt: at, pricedAt: at, amounts: presentAmounts(amounts), ...next };
}

/** Does what was shown: at once for the amount of the preview, or at the end of what is paid. */
export async function changeSubscription(
  ctx: MemberCtx,
  { pricedAt, ...order }: PlanOrder & { pricedAt: string },
): Promise<void> {
  const { subscription, customerId, period, timing } = await readChange(ctx, order);
  const at = new Date(pricedAt);
  const ageMs = ctx.clock.now().getTime() - at.getTime();
  if (ageMs < -60_000 || ageMs > pricedMinutes * 60_000)
    throw new AppError('conflict', 'Ce montant a changé depuis. Relisez-le, puis confirmez.');
  if (subscription.status === 'past_due')
    throw new AppError(
      'conflict',
      'Une facture attend son paiement. Réglez-la d’abord en changeant de carte, puis changez de formule.',
    );
  await withPayments(ctx, async (payments) => {
    const to = { plan: order.plan, period };
    const isLater = timing === 'at_period_end';
    const act = () =>
      keepPlanned(ctx, payments, subscription, () =>
        isLater
          ? payments.changeAtPeriodEnd(subscription.id, to)
          : payments.changeNow(subscription.id, to, at),
      );
    if (period === 'welcome') await reservingPromotion(ctx, pricedMinutes, act);
    else {
      await act();
      await releasePromotion(ctx);
    }
    await mirrorCustomer(ctx, payments, customerId);
  });
}

async function readChange(ctx: MemberCtx, order: PlanOrder) {
  const { subscription, customerId } = await requireSubscription(ctx);
  const period = await readOrder(ctx, order);
  const timing = timingOfChange(subscription, { plan: order.plan, period });
  if (timing === 'same')
    throw new AppError('conflict', `Vous êtes déjà en formule ${order.plan}, avec cette facturation.`);
  return { subscription, customerId, period, timing };
}
