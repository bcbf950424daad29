import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PlanOrder } from '#contract/identity/billing.ts';
import { paths } from '#contract/paths.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { findSubscription } from './apply-plan.ts';
import { billingCustomers } from './billing.table.ts';
import { ensureCustomer } from './find-customer.ts';
import { mirrorCustomer } from './mirror-customer.ts';
import { withPayments } from './require-payments.ts';
import { readOrder, releasePromotion, reservingPromotion } from './use-promotion.ts';

/** Shorter than the provider's day: a forgotten page holds nothing for long. */
const pageMinutes = 60;

/**
 * Opens a payment page, and closes the one before: a user has one at most, so nobody subscribes twice from two tabs.
 * Of two calls at once, the one that comes second closes its own page and says so.
 */
export async function startCheckout(ctx: MemberCtx, order: PlanOrder): Promise<{ url: string }> {
  const { userId } = ctx.actor;
  const user = await getOwnUser(ctx);
  if (!user.emailVerifiedAt)
    throw new AppError(
      'conflict',
      'Vérifiez d’abord votre adresse e-mail : ouvrez le lien que nous vous avons envoyé.',
    );
  if (user.subscription === 'ENTERPRISE') throw new AppError('conflict', byQuotation);
  return withPayments(ctx, async (payments) => {
    const period = await readOrder(ctx, order);
    const customer = await ensureCustomer(ctx, payments);
    const { customerId, checkoutId } = customer;
    if (checkoutId && !(await payments.closeCheckout(checkoutId)))
      await mirrorCustomer(ctx, payments, customerId);
    const running = await findSubscription(ctx, userId);
    if (running && running.status !== 'ended') throw new AppError('conflict', alreadySubscribed);
    const expiresAt = new Date(ctx.clock.now().getTime() + pageMinutes * 60_000);
    const back = (result: string) => `${ctx.site}${paths.subscription.replace('#', `?paiement=${result}#`)}`;
    const open = () =>
      payments.openCheckout({
        customerId,
        userId,
        plan: order.plan,
        period,
        successUrl: back('fait'),
        cancelUrl: back('annule'),
        expiresAt,
      });
    const page = await (period === 'welcome' ? reservingPromotion(ctx, pageMinutes, open) : open());
    const isStill = checkoutId
      ? eq(billingCustomers.checkoutId, checkoutId)
      : isNull(billingCustomers.checkoutId);
    const [mine] = await ctx.db
      .update(billingCustomers)
      .set({ checkoutId: sql`${page.id}` })
      .where(and(eq(billingCustomers.userId, userId), isStill))
      .returning();
    if (mine) {
      // The page that had the code is closed: a colleague may have it.
      if (period !== 'welcome') await releasePromotion(ctx);
      return { url: page.url };
    }
    await payments.closeCheckout(page.id);
    throw new AppError(
      'conflict',
      'Une autre page de paiement vient d’être ouverte. Continuez sur celle-là.',
    );
  });
}

const alreadySubscribed =
  'Vous avez déjà un abonnement. Changez de formule depuis cette page : la différence est calculée pour vous.';
const byQuotation = 'La formule ENTERPRISE se règle avec notre équipe.';
