import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { usageQuery } from '#web/features/lead-searches/usage.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';

/** What the plan leaves; a search that brings nobody costs nothing. */
export function SearchesLeft() {
  const { data } = useQuery(usageQuery);
  if (!data || data.limit === null) return null;
  const left = Math.max(0, data.limit - data.used);
  return (
    <p className="text-13 text-muted">
      {left === 0 ? (
        <>
          Votre formule n’en comprend plus{data.period === 'month' ? ' ce mois-ci' : ''}.{' '}
          <AppLink href={paths.subscription} className="link">
            Voir les formules
          </AppLink>
        </>
      ) : (
        `${left} ${left > 1 ? 'recherches restantes' : 'recherche restante'}. Une recherche sans résultat ne compte pas.`
      )}
    </p>
  );
}
