import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { RotateCw, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { type LeadSearch, mostChosen } from '#contract/sourcing/lead-searches.ts';
import { useCampaigns } from '#web/features/campaigns/campaigns.queries.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { MoreButton } from '#web/lists/more-button.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { AddToCampaign, formatPeople } from './add-to-campaign.tsx';
import {
  foundPeopleQuery,
  isSearchOver,
  searchQuery,
  useAddFound,
  useRerunSearch,
} from './lead-searches.queries.ts';
import { LeadTable } from './lead-table.tsx';
import { SearchProgress } from './search-progress.tsx';

const newSearch = (
  <AppLink href={paths.search} className="link">
    Nouvelle recherche
  </AppLink>
);

const peopleSkeleton = (
  <TableSkeleton
    label="Chargement des personnes…"
    rows={5}
    rowClass="h-[54px] grid-cols-[minmax(0,1fr)_minmax(0,1fr)_96px] items-center max-sm:grid-cols-[minmax(0,1fr)_96px] max-sm:*:nth-2:hidden"
    columns={['lines', 'line', 'end']}
  />
);

/** One search: where it stands, whom it found, and what to do with them. */
export function SearchResults({ id }: { id: string }) {
  const query = useQuery(searchQuery(id));
  const { data } = query;
  return (
    <Section
      title={data?.name ?? 'Recherche'}
      note={data && `lancée le ${formatDateTime(new Date(data.startedAt))}`}
      action={newSearch}
    >
      <QueryView query={query} loading={peopleSkeleton} failed="Cette recherche n’a pas pu être chargée.">
        {(search) => (
          <div className="grid gap-4 border-line border-t pt-4">
            <SearchProgress search={search} />
            {isSearchOver(search) && <Rerun search={search} />}
            <FoundPeople key={search.id} search={search} />
          </div>
        )}
      </QueryView>
    </Section>
  );
}

function Rerun({ search }: { search: LeadSearch }) {
  const navigate = useNavigate();
  const rerun = useRerunSearch();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        size="sm"
        isBusy={rerun.isPending}
        onClick={() =>
          rerun.mutate(search.id, { onSuccess: ({ id }) => navigate(`${paths.search}?recherche=${id}`) })
        }
      >
        <RotateCw size={14} aria-hidden />
        Relancer cette recherche
      </Button>
      <p className="text-13 text-muted">Seules les nouvelles personnes sont ajoutées et comptées.</p>
      {rerun.isError && (
        <Notice tone="error" className="w-full">
          {errorMessage(rerun.error)}
        </Notice>
      )}
    </div>
  );
}

function FoundPeople({ search }: { search: LeadSearch }) {
  const people = useInfiniteQuery(foundPeopleQuery(search));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const leads = people.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <QueryView
      query={people}
      loading={peopleSkeleton}
      failed="Les personnes trouvées n’ont pas pu être chargées."
      empty={leads.length === 0 && <Nobody search={search} />}
    >
      {() => (
        <>
          <Choice search={search} chosen={chosen} onDone={() => setChosen(new Set())} />
          <LeadTable
            leads={leads}
            caption="Personnes trouvées, les meilleures d’abord"
            isJudged={search.isJudged}
            selection={{ chosen, onChange: setChosen }}
          />
          <MoreButton query={people} label="Voir les suivantes" />
        </>
      )}
    </QueryView>
  );
}

function Nobody({ search }: { search: LeadSearch }) {
  if (!isSearchOver(search)) return peopleSkeleton;
  if (search.isRerun ? search.newPeople > 0 : search.found > 0)
    return (
      <EmptyState title="Ces personnes ne sont plus dans vos leads">
        Elles en ont été supprimées depuis. Relancez la recherche pour retrouver celles qui y répondent
        encore.
      </EmptyState>
    );
  return (
    <EmptyState title={search.isRerun ? 'Aucune nouvelle personne' : 'Personne pour cette recherche'}>
      {search.isRerun
        ? 'Tout le monde était déjà connu. Cette recherche ne vous a rien coûté.'
        : 'Élargissez un lieu, un secteur ou un intitulé. Une recherche sans résultat ne compte pas.'}
    </EmptyState>
  );
}

/** What is done with those ticked, or with everyone who fits. */
function Choice(props: { search: LeadSearch; chosen: ReadonlySet<string>; onDone: () => void }) {
  const { search, chosen } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { campaigns } = useCampaigns();
  const add = useAddFound(search.id);
  const count = chosen.size || search.qualified;
  const isTooMany = chosen.size > mostChosen;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="primary" disabled={count === 0 || isTooMany} onClick={() => setIsOpen(true)}>
        <UserPlus size={16} aria-hidden />
        Ajouter à une campagne
      </Button>
      <output className="text-13 text-muted">
        {isTooMany
          ? `${mostChosen} personnes au plus à la fois.`
          : chosen.size > 0
            ? `${formatPeople(chosen.size)} ${chosen.size > 1 ? 'choisies' : 'choisie'}`
            : search.isJudged
              ? `${formatPeople(search.qualified)} ${search.qualified > 1 ? 'qualifiées' : 'qualifiée'}, ou celles que vous cochez`
              : 'toutes les personnes trouvées, ou celles que vous cochez'}
      </output>
      <AddToCampaign
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        count={count}
        campaigns={campaigns.filter(({ icpId, status }) => icpId !== null && status !== 'archived')}
        add={(campaignId) =>
          add.mutateAsync({ campaignId, ...(chosen.size > 0 && { personIds: [...chosen] }) })
        }
        onAdded={props.onDone}
      />
    </div>
  );
}
