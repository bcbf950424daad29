import { useInfiniteQuery } from '@tanstack/react-query';
import { paths, wizardPath } from '#contract/paths.ts';
import type { LeadSearch } from '#contract/sourcing/lead-searches.ts';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { MoreButton } from '#web/lists/more-button.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { rowsOf } from '#web/lists/rows.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatusMark, type StatusShape } from '#web/ui/status-mark.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { searchListQuery } from './lead-searches.queries.ts';

const states: Record<LeadSearch['state'], { shape: StatusShape; label: string }> = {
  queued: { shape: 'active', label: 'En cours' },
  running: { shape: 'active', label: 'En cours' },
  waiting: { shape: 'paused', label: 'En attente' },
  completed: { shape: 'done', label: 'Terminée' },
  failed: { shape: 'refused', label: 'Interrompue' },
  cancelled: { shape: 'stopped', label: 'Arrêtée' },
};

/** Every search of the user, the latest first. */
export function PastSearches({ openId }: { openId: string | null }) {
  const query = useInfiniteQuery(searchListQuery);
  const searches = rowsOf(query.data?.pages);
  return (
    <Section title="Vos recherches">
      <QueryView
        query={query}
        loading={<TableSkeleton label="Chargement de vos recherches…" rows={3} rowClass="py-3" />}
        failed="Vos recherches n’ont pas pu être chargées."
        empty={
          searches.length === 0 && (
            <EmptyState title="Aucune recherche pour le moment">
              Vos recherches, et celles de vos campagnes, s’affichent ici avec les personnes trouvées.
            </EmptyState>
          )
        }
      >
        {() => (
          <ul>
            {searches.map((search) => (
              <SearchLine key={search.id} search={search} isOpen={search.id === openId} />
            ))}
          </ul>
        )}
      </QueryView>
      <MoreButton query={query} label="Voir les précédentes" />
    </Section>
  );
}

function SearchLine({ search, isOpen }: { search: LeadSearch; isOpen: boolean }) {
  const { shape, label } = states[search.state];
  const people = search.isJudged ? search.qualified : search.found;
  const noun = search.isJudged ? ['qualifiée', 'qualifiées'] : ['trouvée', 'trouvées'];
  return (
    <li className="border-line border-t py-2.5 text-13">
      <AppLink
        href={`${paths.search}?recherche=${search.id}`}
        aria-current={isOpen ? 'true' : undefined}
        className="block font-semibold text-14 [overflow-wrap:anywhere] hover:underline aria-[current]:text-accent"
      >
        {search.name}
      </AppLink>
      <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-muted">
        <StatusMark shape={shape}>{label}</StatusMark>
        <span>
          {formatNumber(people)} {noun[people > 1 ? 1 : 0]}
        </span>
        <span>{formatDate(new Date(search.startedAt))}</span>
        {search.campaignId && (
          <AppLink href={wizardPath(search.campaignId, 'leads')} className="link">
            Campagne
          </AppLink>
        )}
      </div>
    </li>
  );
}
