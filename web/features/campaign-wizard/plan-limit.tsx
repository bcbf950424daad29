import { paths } from '#contract/paths.ts';
import { type Plan, planLimits } from '#core/identity/plans.ts';
import { AppLink } from '#web/ui/app-link.tsx';

export const isWithinLimit = (plan: Plan, kind: 'offers' | 'icps', used: number): boolean => {
  const limit = planLimits[plan][kind];
  return limit === null || used < limit;
};

const nouns = { offers: ['offre', 'offres'], icps: ['ciblage', 'ciblages'] } as const;

/** How many the plan includes, and the way to more. */
export function PlanLimit({ plan, kind }: { plan: Plan; kind: 'offers' | 'icps' }) {
  const limit = planLimits[plan][kind] ?? 0;
  const [one, many] = nouns[kind];
  return (
    <>
      Votre formule {plan} comprend {limit} {limit > 1 ? many : one}.{' '}
      <AppLink href={paths.subscription} className="link">
        Voir les formules
      </AppLink>
    </>
  );
}
