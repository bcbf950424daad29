import { asc, eq, gt } from 'drizzle-orm';
import { getUser } from '#server/features/identity/users/get-user.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { type Payments, PaymentsError } from '#server/providers/payments/payments.ts';
import { findSubscription } from './apply-plan.ts';
import { billingCustomers, billingDifferences, billingSubscriptions } from './billing.table.ts';
import { mirrorCustomer } from './mirror-customer.ts';

const pageSize = 100;

/** Every night: what we keep is compared with what the provider says; what differs is reported and set right. */
export async function compareWithProvider(ctx: Ctx): Promise<void> {
  const { payments } = ctx;
  if (!payments) return;
  for (let last = ''; ; ) {
    const page = await ctx.db
      .select({ userId: billingCustomers.userId, customerId: billingCustomers.customerId })
      .from(billingCustomers)
      .where(gt(billingCustomers.customerId, last))
      .orderBy(asc(billingCustomers.customerId))
      .limit(pageSize);
    for (const customer of page) await compareOne(ctx, payments, customer);
    const end = page.at(-1);
    if (!end || page.length < pageSize) return;
    last = end.customerId;
  }
}

async function compareOne(
  ctx: Ctx,
  payments: Payments,
  { userId, customerId }: { userId: string; customerId: string },
): Promise<void> {
  const before = await describe(ctx, userId);
  const refusal = await mirrorCustomer(ctx, payments, customerId).catch(refusalOf);
  const after = await describe(ctx, userId);
  const what = [
    ...(refusal ? [`client : illisible chez le prestataire (${refusal})`] : []),
    ...Object.keys(after)
      .filter((key) => before[key] !== after[key])
      .map((key) => `${key} : ${before[key] ?? 'rien'} → ${after[key] ?? 'rien'}`),
    ...(await findDoubles(ctx, userId)),
  ];
  if (what.length === 0) return;
  ctx.log.warn({ userId, what }, 'billing differed from the provider');
  await ctx.db.insert(billingDifferences).values({ userId, foundAt: ctx.clock.now(), what: what.join('\n') });
}

/** One customer whom the provider does not show keeps none of the others from being compared. */
function refusalOf(error: unknown): string {
  if (error instanceof PaymentsError && error.kind === 'refused') return error.message;
  throw error;
}

async function describe(ctx: Ctx, userId: string): Promise<Record<string, string>> {
  const { subscription: plan } = await getUser(ctx, userId);
  const one = await findSubscription(ctx, userId);
  if (!one) return { formule: plan };
  return {
    formule: plan,
    abonnement: `${one.plan} ${one.period}`,
    état: one.status,
    échéance: one.periodEnd.toISOString(),
    résiliation: String(one.isEnding),
    ensuite: `${one.nextPlan ?? '-'} ${one.nextPeriod ?? '-'}`,
  };
}

/** Somebody who pays twice is shown to an administrator: money is not given back by a program. */
async function findDoubles(ctx: Ctx, userId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: billingSubscriptions.id, status: billingSubscriptions.status })
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.userId, userId));
  const live = rows.filter(({ status }) => status !== 'ended');
  return live.length > 1
    ? [`${live.length} abonnements en cours : ${live.map(({ id }) => id).join(', ')}`]
    : [];
}
