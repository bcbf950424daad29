import { paths } from '#contract/paths.ts';
import { isPlan } from '#core/identity/plans.ts';

export type ChosenPlan = { plan: string; interval: 'monthly' | 'yearly' };

/** The plan a visitor picked on the rate card; anything unknown is ignored. */
export function chosenPlan(params: URLSearchParams | undefined): ChosenPlan | null {
  const plan = params?.get('plan')?.toUpperCase();
  // ENTERPRISE is agreed by mail, not chosen.
  if (!isPlan(plan) || plan === 'ENTERPRISE') return null;
  return { plan, interval: params?.get('interval') === 'yearly' ? 'yearly' : 'monthly' };
}

export const planText = ({ plan, interval }: ChosenPlan) =>
  plan === 'FREE'
    ? 'Formule FREE, sans carte bancaire'
    : `Formule ${plan}, facturation ${interval === 'yearly' ? 'annuelle' : 'mensuelle'}`;

/** A paid plan goes on to its payment, the rest to the dashboard. */
export const pathAfterSignUp = (chosen: ChosenPlan | null) =>
  chosen && chosen.plan !== 'FREE' ? paths.subscription : paths.home;
