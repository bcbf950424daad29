import { useQuery } from '@tanstack/react-query';
import type { Removals } from '#contract/campaigns/removals.ts';
import { wizardPath } from '#contract/paths.ts';
import { criteriaLabels } from '#core/targeting/criteria-labels.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { type Loosening, loosenCriterion } from '#core/targeting/loosen-criteria.ts';
import { capital } from '#core/words/capital.ts';
import { removalsQuery } from '#web/features/lead-searches/removals.queries.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { useEditing } from '../editing-context.ts';
import { useLoosening } from '../targeting/use-loosening.ts';

/** What removes people from the campaign, criterion by criterion, each with the way to ask for less. */
export function RemovedPeople({ isJudging }: { isJudging: boolean }) {
  const { id, campaign } = useEditing();
  const { data } = useQuery(removalsQuery(id));
  const found = campaign?.leadsCount ?? 0;
  if (isJudging)
    return (
      <output className="text-13 text-muted">
        Votre ciblage a changé : les personnes trouvées sont réévaluées, sans nouvelle recherche.
      </output>
    );
  const count = data ? data.removed + data.unknown : 0;
  if (!data || count === 0) return null;
  return (
    <section aria-labelledby="removed-people" className="rounded-card border border-line bg-card px-4 py-3">
      <h3 id="removed-people" className="font-semibold text-14">
        {formatNumber(count)} {count > 1 ? 'personnes' : 'personne'} sur {formatNumber(found)}{' '}
        {count > 1 ? 'ne sont pas retenues' : 'n’est pas retenue'}
      </h3>
      <ul className="mt-1">
        {data.criteria.map((criterion) => (
          <Criterion key={criterion.criterion} {...criterion} />
        ))}
        {data.unknown > 0 && (
          <li className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-1.5 text-14">
            <span className="grow">À vérifier : {formatNumber(data.unknown)}</span>
            <span className="text-13 text-muted">
              Leur profil ne dit pas tout. Gardez-les une à une dans la liste.
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}

function Criterion({ criterion, people, gained }: Removals['criteria'][number]) {
  const { id, content } = useEditing();
  const loosen = useLoosening();
  const loosened = loosenCriterion(content.icpData ?? emptyCriteria, criterion);
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-1.5 text-14">
      <span className="grow">
        {capital(criteriaLabels[criterion])} : {formatNumber(people)}
      </span>
      {loosened ? (
        <Button size="sm" onClick={() => loosen(loosened)}>
          {describeLoosening(loosened, gained)}
        </Button>
      ) : (
        <AppLink href={wizardPath(id, 'targeting')} className="link text-13">
          Revoir le ciblage
          <span className="sr-only"> : {criteriaLabels[criterion]}</span>
        </AppLink>
      )}
    </li>
  );
}

/** « Élargir : de 11 à 1 000 salariés (+ 9) » */
const describeLoosening = ({ label }: Loosening, gained: number) =>
  `Élargir\u00a0: ${label}${gained > 0 ? ` (+\u00a0${formatNumber(gained)})` : ''}`;
