import { modelTextsPerMonth, type Plan, type PlanLimits, planLimits } from './plans.ts';

/** What an ENTERPRISE customer agreed to; null: no limit. */
export type CustomLimits = {
  leadSearchesPerMonth: number | null;
  icps: number | null;
  offers: number | null;
  modelTextsPerMonth: number | null;
};

type Subscriber = { subscription: Plan; customLimits: CustomLimits | null };

/** The limits of somebody's plan, or those that were agreed with them. */
export function limitsOf({ subscription, customLimits }: Subscriber): PlanLimits {
  if (!customLimits || subscription !== 'ENTERPRISE') return planLimits[subscription];
  const { leadSearchesPerMonth: count, icps, offers } = customLimits;
  return { leadSearches: count === null ? null : { count, per: 'month' }, icps, offers };
}

export const modelTextsOf = ({ subscription, customLimits }: Subscriber): number | null =>
  customLimits && subscription === 'ENTERPRISE'
    ? customLimits.modelTextsPerMonth
    : modelTextsPerMonth[subscription];
