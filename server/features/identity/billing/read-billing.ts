import { desc, eq } from 'drizzle-orm';
import type { Billing } from '#contract/identity/billing.ts';
import { paths } from '#contract/paths.ts';
import { billingStateOf, isYearly } from '#core/identity/billing.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { findSubscription } from './apply-plan.ts';
import { billingInvoices } from './billing.table.ts';
import { findCustomer } from './find-customer.ts';
import { mirrorCustomer } from './mirror-customer.ts';
import { presentAmounts, presentBilling } from './present-billing.ts';
import { withPayments } from './require-payments.ts';
import { readUses } from './use-promotion.ts';

/** What is mirrored: it answers also while the provider does not. */
export async function readBilling(ctx: MemberCtx): Promise<Billing> {
  const { userId } = ctx.actor;
  const { subscription: plan } = await getOwnUser(ctx);
  const subscription = await findSubscription(ctx, userId);
  const invoices = await ctx.db
    .select()
    .from(billingInvoices)
    .where(eq(billingInvoices.userId, userId))
    .orderBy(desc(billingInvoices.createdAt))
    .limit(100);
  const { isUsed, isUsedByCompany } = await readUses(ctx);
  return presentBilling({
    plan,
    isConfigured: ctx.payments !== null,
    state: billingStateOf(subscription, ctx.clock.now()),
    subscription,
    customer: await findCustomer(ctx),
    invoices,
    mayUsePromotion: !isUsed && !isUsedByCompany && !isYearly(subscription),
  });
}

export async function refreshBilling(ctx: MemberCtx): Promise<void> {
  const customer = await findCustomer(ctx);
  if (!customer) return;
  await withPayments(ctx, (payments) => mirrorCustomer(ctx, payments, customer.customerId));
}

export async function readNextInvoice(ctx: MemberCtx) {
  const subscription = await findSubscription(ctx, ctx.actor.userId);
  if (!subscription || subscription.status === 'ended' || subscription.isEnding) return { invoice: null };
  const invoice = await withPayments(ctx, (payments) => payments.previewNext(subscription.id));
  return { invoice: invoice && { ...presentAmounts(invoice), at: invoice.at.toISOString() } };
}

export async function openPortal(ctx: MemberCtx, goal: 'everything' | 'card'): Promise<{ url: string }> {
  return withPayments(ctx, async (payments) => {
    const customer = await findCustomer(ctx);
    if (!customer)
      throw new AppError('conflict', 'Vos coordonnées de facturation se renseignent au premier paiement.');
    const back = `${ctx.site}${paths.subscription.replace('#', '?paiement=retour#')}`;
    return { url: await payments.openPortal(customer.customerId, back, goal) };
  });
}
