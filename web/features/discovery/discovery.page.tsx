import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { wizardPath } from '#contract/paths.ts';
import { icpsQuery } from '#web/features/icps/icps.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { IntroPage } from '#web/ui/intro-page.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DeckSkeleton } from './deck-skeleton.tsx';
import { DiscoveryDeck } from './discovery-deck.tsx';

const title = 'Découverte';
const lead = 'Des suggestions, une personne à la fois.';

/** `?ciblage=` says for which target. */
export function DiscoveryPage() {
  const [address, setAddress] = useSearchParams();
  const { data: icps, isPending, isError, refetch } = useQuery(icpsQuery);
  if (isError || isPending)
    return (
      <>
        <PageHead title={title} lead={lead} />
        {isError ? (
          <ErrorState title="Vos ciblages n’ont pas pu être chargés." onRetry={() => void refetch()} />
        ) : (
          <>
            <div className="mb-5 max-w-[520px]">
              <Skeleton className="h-5 w-16" />
              <Skeleton className="mt-1.5 h-10 max-sm:h-11" />
            </div>
            <DeckSkeleton />
          </>
        )}
      </>
    );
  const icp = icps.find(({ id }) => id === address.get('ciblage')) ?? icps[0];
  if (!icp) return <NoTarget />;
  return (
    <>
      <PageHead title={title} lead={lead} />
      {icps.length > 1 && (
        <div className="mb-5 max-w-[520px]">
          <SelectField
            label="Ciblage"
            value={icp.id}
            onChange={({ target }) => setAddress({ ciblage: target.value }, { replace: true })}
          >
            {icps.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <DiscoveryDeck key={icp.id} icp={icp} />
    </>
  );
}

function NoTarget() {
  return (
    <IntroPage
      title={title}
      lead={lead}
      sectionTitle="Suggestions"
      emptyTitle="Aucun ciblage pour le moment"
      purpose="Les suggestions sont faites pour un de vos ciblages : décrivez d’abord qui vous voulez joindre, en préparant une campagne."
      action={
        <AppLink href={wizardPath()} className={buttonClass({ variant: 'primary', size: 'sm' })}>
          Préparer une campagne
        </AppLink>
      }
      points={[
        {
          title: 'Accepter, refuser, plus tard',
          detail: 'Une réponse par personne, au clavier si vous préférez.',
        },
        { title: 'Vos réponses comptent', detail: 'Elles affinent l’ordre des suggestions suivantes.' },
      ]}
    />
  );
}
