import { eq } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { type BillingState, dueNotices } from '#core/identity/billing.ts';
import { getUser } from '#server/features/identity/users/get-user.ts';
import { paymentFailedEmail } from '#server/features/shared/emails/payment-failed.email.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { applyPlan } from './apply-plan.ts';
import { billingNotices, billingSubscriptions } from './billing.table.ts';

/** Whoever has a payment missing: the plan that the day gives, and the notice of that day, once. */
export async function followGrace(ctx: Ctx): Promise<void> {
  const late = await ctx.db
    .selectDistinct({ userId: billingSubscriptions.userId })
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.status, 'past_due'));
  for (const { userId } of late) {
    const state = await inTransaction(ctx, (ctx) => applyPlan(ctx, userId));
    for (const about of dueNotices(state, ctx.clock.now())) await sendNotice(ctx, userId, about, state);
  }
}

/** The row is written first: a crash may lose a notice, never send it twice. */
async function sendNotice(ctx: Ctx, userId: string, about: string, state: BillingState): Promise<void> {
  if (state.is !== 'grace' && state.is !== 'suspended') return;
  const [first] = await ctx.db
    .insert(billingNotices)
    .values({ userId, about: `${about}:${state.since.toISOString()}`, sentAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (!first) return;
  const { email, firstName } = await getUser(ctx, userId);
  await ctx.mailer.send(
    paymentFailedEmail({
      to: email,
      firstName,
      plan: state.is === 'grace' ? state.plan : state.paidPlan,
      until: state.is === 'grace' ? state.until : null,
      url: `${ctx.env.publicUrl}${paths.subscription}`,
    }),
  );
}
