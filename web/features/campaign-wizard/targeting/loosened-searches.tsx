import { useQueries } from '@tanstack/react-query';
import type { Audience } from '#contract/campaigns/icps.ts';
import type { IcpCriteria } from '#core/targeting/icp-criteria.ts';
import { loosenCriterion } from '#core/targeting/loosen-criteria.ts';
import { capital } from '#core/words/capital.ts';
import { audienceQuery } from '#web/features/icps/icps.queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { formatAudience } from './format-audience.ts';
import { useLoosening } from './use-loosening.ts';

/** Each costs a question to the network. */
const mostAsked = 4;

/** Where nobody is found: wider searches, each with its own estimate, those that find the most first. */
export function LoosenedSearches({
  criteria,
  filtered,
}: { criteria: IcpCriteria } & Pick<Audience, 'filtered'>) {
  const loosen = useLoosening();
  const wider = filtered.flatMap((field) => loosenCriterion(criteria, field) ?? []).slice(0, mostAsked);
  const estimates = useQueries({ queries: wider.map((one) => audienceQuery(one.criteria)) });
  if (wider.length === 0)
    return (
      <p className="mt-1 text-pretty text-13 text-muted">Élargissez un lieu, un secteur ou un intitulé.</p>
    );
  if (estimates.some(({ isPending }) => isPending))
    return (
      <div aria-busy className="mt-2">
        <output className="sr-only">Recherche de critères à élargir…</output>
        <Skeleton className="h-9 w-full" />
        <Skeleton className="mt-2 h-9 w-full" />
      </div>
    );
  const found = wider
    .flatMap((loosening, index) => {
      const audience = estimates[index]?.data;
      return audience?.people ? [{ loosening, audience }] : [];
    })
    .sort((one, other) => (other.audience.people ?? 0) - (one.audience.people ?? 0));
  if (found.length === 0)
    return (
      <p className="mt-1 text-pretty text-13 text-muted">
        Élargir un seul critère ne suffit pas. Revoyez l’intitulé et le lieu ensemble.
      </p>
    );
  return (
    <div className="mt-2">
      <p className="text-13 text-muted">En élargissant un seul critère :</p>
      <ul aria-label="Recherches élargies" className="mt-1.5 grid gap-2">
        {found.map(({ loosening, audience }) => (
          <li
            key={loosening.field}
            className="flex items-center justify-between gap-3 border-line border-t pt-2 text-13"
          >
            <span className="min-w-0">
              <span className="block font-semibold">{capital(loosening.label)}</span>
              <span className="text-muted">{formatAudience(audience)}</span>
            </span>
            <Button size="sm" onClick={() => loosen(loosening)}>
              Élargir<span className="sr-only"> : {loosening.label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
