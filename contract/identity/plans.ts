import { z } from 'zod';
import { type PlanFeature, plans, requiredPlans } from '#core/identity/plans.ts';
import { endpoint } from '../endpoint.ts';

/** Searches that brought at least one qualified lead, against the plan. */
export const QualifiedLeadsUsage = z.object({
  used: z.number(),
  /** null: agreed with the customer. */
  limit: z.number().nullable(),
  period: z.enum(['lifetime', 'month']),
  resetsAt: z.iso.datetime().nullable(),
});
export type QualifiedLeadsUsage = z.infer<typeof QualifiedLeadsUsage>;

export const plansApi = {
  qualifiedLeads: endpoint('GET', '/api/user/usage/qualified-leads', { reply: QualifiedLeadsUsage }),
};

const Part = z.object({ id: z.uuid(), name: z.string() });
const Parts = z.object({ limit: z.number().nullable(), kept: z.array(Part), frozen: z.array(Part) });

/** What a plan does not hold of what one has: frozen, shown, back with a higher plan. */
export const PlanSurplus = z.object({
  offers: Parts,
  icps: Parts,
  campaigns: z.array(Part),
  schedules: z.array(Part.extend({ hours: z.string() })),
  lostFeatures: z.array(z.enum(Object.keys(requiredPlans) as [PlanFeature, ...PlanFeature[]])),
});
export type PlanSurplus = z.infer<typeof PlanSurplus>;

export const planSurplusApi = {
  read: endpoint('GET', '/api/user/plan-surplus', {
    query: z.object({ plan: z.enum(plans, { error: 'Choisissez une formule.' }) }),
    reply: PlanSurplus,
  }),
  /** Which offers and targets stay open when the plan holds fewer. */
  keep: endpoint('PUT', '/api/user/kept-parts', {
    body: z.object({ offerIds: z.array(z.uuid()).max(50), icpIds: z.array(z.uuid()).max(50) }),
    reply: z.object({ message: z.string() }),
  }),
};
