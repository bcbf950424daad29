import type { Ctx } from '#server/platform/ctx.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import type { Payments } from '#server/providers/payments/payments.ts';
import { planChangeAgain } from './billing.jobs.ts';
import type { SubscriptionRow } from './billing.table.ts';

/**
 * At the provider, what waits for the end of the period goes before anything else can change. When what should replace it
 * does not happen, whatever the reason, it waits again: at once, or as soon as the provider answers.
 */
export async function keepPlanned<T>(
  ctx: Ctx,
  payments: Payments,
  { id, plan, period, nextPlan, nextPeriod }: SubscriptionRow,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (nextPlan && nextPeriod) {
      const [from, next] = [
        { plan, period },
        { plan: nextPlan, period: nextPeriod },
      ];
      await payments.planAgain(id, from, next).catch(async (failure: unknown) => {
        ctx.log.warn({ err: failure }, 'a planned change is put back later');
        await enqueue(ctx, planChangeAgain, { subscriptionId: id, from, next });
      });
    }
    throw error;
  }
}
