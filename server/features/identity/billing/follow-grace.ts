import { and, eq } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { type BillingState, dueNotices } from '#core/identity/billing.ts';
import { getUser } from '#server/features/identity/users/get-user.ts';
import { paymentFailedEmail } from '#server/features/shared/emails/payment-failed.email.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { applyPlan } from './apply-plan.ts';
import { type GraceNotice, mailGraceNotice } from './billing.jobs.ts';
import { billingNotices, billingSubscriptions } from './billing.table.ts';

/** Whoever has a payment missing: the plan that the day gives, and the notice of that day, once. */
export async function followGrace(ctx: Ctx): Promise<void> {
  const late = await ctx.db
    .selectDistinct({ userId: billingSubscriptions.userId })
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.status, 'past_due'));
  for (const { userId } of late)
    await inTransaction(ctx, async (ctx) => {
      const state = await applyPlan(ctx, userId);
      for (const about of dueNotices(state, ctx.clock.now())) await planNotice(ctx, userId, about, state);
    });
}

/** Its row and its job are one commit: sent once, and sent even where no mail can leave just now. */
async function planNotice(ctx: Ctx, userId: string, about: string, state: BillingState): Promise<void> {
  if (state.is !== 'grace' && state.is !== 'suspended') return;
  const [first] = await ctx.db
    .insert(billingNotices)
    .values({ userId, about: `${about}:${state.since.toISOString()}`, sentAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (!first) return;
  const notice =
    state.is === 'grace'
      ? { plan: state.plan, until: state.until.toISOString() }
      : { plan: state.paidPlan, until: null };
  await enqueue(ctx, mailGraceNotice, { userId, ...notice });
}

/** Nothing is said any more of a payment that came meanwhile. */
export async function mailNotice(ctx: Ctx, { userId, plan, until }: GraceNotice): Promise<void> {
  const [late] = await ctx.db
    .select({ id: billingSubscriptions.id })
    .from(billingSubscriptions)
    .where(and(eq(billingSubscriptions.userId, userId), eq(billingSubscriptions.status, 'past_due')));
  if (!late) return;
  const { email, firstName } = await getUser(ctx, userId);
  await ctx.mailer.send(
    paymentFailedEmail({
      to: email,
      firstName,
      plan,
      until: until === null ? null : new Date(until),
      url: `${ctx.env.publicUrl}${paths.subscription}`,
    }),
  );
}
