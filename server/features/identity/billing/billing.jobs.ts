import { z } from 'zod';
import { billingPeriods, paidPlans } from '#core/identity/billing.ts';
import { defineJob, defineSweep } from '#server/platform/jobs/jobs.ts';
import { patient } from '#server/platform/jobs/retries.ts';

export const handleBillingNews = defineJob({
  name: 'billing.handle-news',
  payload: z.object({ newsId: z.string() }),
  retry: patient,
});

const Terms = z.object({ plan: z.enum(paidPlans), period: z.enum(billingPeriods) });

/** A provider that failed in the middle of a change lost what waited for the end of the period. */
export const planChangeAgain = defineJob({
  name: 'billing.plan-change-again',
  payload: z.object({ subscriptionId: z.string(), from: Terms, next: Terms }),
  retry: patient,
});

const GraceNotice = z.object({
  userId: z.string(),
  plan: z.enum(paidPlans),
  /** null: the grace is over. */
  until: z.string().nullable(),
});
export type GraceNotice = z.output<typeof GraceNotice>;

export const mailGraceNotice = defineJob({
  name: 'billing.mail-grace-notice',
  payload: GraceNotice,
  retry: patient,
});

/** Lost news, and what the time alone changes: a grace that is over, its notices. */
export const sweepBilling = defineSweep({
  name: 'billing.sweep',
  schedule: '*/5 * * * *',
  runsAtStart: true,
});

export const compareBilling = defineSweep({ name: 'billing.compare', schedule: '20 3 * * *' });
