import { useInfiniteQuery } from '@tanstack/react-query';
import type { LeadSearch } from '#contract/lead-searches.ts';
import { paths, wizardPath } from '#contract/paths.ts';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { StatusMark, type StatusShape } from '#web/ui/status-mark.tsx';
import { searchListQuery } from './lead-searches.queries.ts';

const states: Record<LeadSearch['state'], { shape: StatusShape; label: string }> = {
  queued: { shape: 'active', label: 'En cours' },
  running: { shape: 'active', label: 'En cours' },
  waiting: { shape: 'paused', label: 'En attente' },
  completed: { shape: 'done', label: 'Terminée' },
  failed: { shape: 'refused', label: 'Interrompue' },
  cancelled: { shape: 'stopped', label: 'Arrêtée' },
};

/** Every search of the person, the latest first. */
export function PastSearches({ openId }: { openId: string | null }) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(searchListQuery);
  return (
    <Section title="Vos recherches">
      {isPending ? (
        <ListSkeleton />
      ) : isError ? (
        <ErrorState title="Vos recherches n’ont pas pu être chargées." onRetry={() => void refetch()} />
      ) : data.pages[0]?.items.length === 0 ? (
        <EmptyState title="Aucune recherche pour le moment">
          Vos recherches, et celles de vos campagnes, s’affichent ici avec les personnes trouvées.
        </EmptyState>
      ) : (
        <>
          <ul>
            {data.pages
              .flatMap(({ items }) => items)
              .map((search) => (
                <SearchLine key={search.id} search={search} isOpen={search.id === openId} />
              ))}
          </ul>
          {hasNextPage && (
            <Button size="sm" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Voir les précédentes
            </Button>
          )}
        </>
      )}
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

function ListSkeleton() {
  return (
    <SkeletonGroup label="Chargement de vos recherches…">
      {['a', 'b', 'c'].map((line) => (
        <div key={line} className="border-line border-t py-3">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="mt-2 h-3 w-32" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
