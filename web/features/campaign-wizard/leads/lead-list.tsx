import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { campaignLeadsQuery } from '#web/features/lead-searches/lead-searches.queries.ts';
import { LeadTable } from '#web/features/lead-searches/lead-table.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LeadMenu } from './lead-menu.tsx';

/** Everyone in the campaign, page after page. */
export function LeadList({ campaignId, found }: { campaignId: string; found: number }) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(campaignLeadsQuery(campaignId, found));
  const list = useRef<HTMLElement>(null);
  if (isPending) return <Skeleton className="h-64" />;
  if (isError)
    return (
      <ErrorState
        title="Les personnes de cette campagne n’ont pas pu être chargées."
        onRetry={() => void refetch()}
      />
    );
  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label="Personnes de la campagne"
      className="grid gap-4 outline-none"
    >
      <LeadTable
        leads={data.pages.flatMap(({ items }) => items)}
        caption="Personnes de la campagne, les meilleures d’abord"
        actions={(lead) => <LeadMenu campaignId={campaignId} lead={lead} returnFocus={() => list.current} />}
      />
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Voir les suivantes
        </Button>
      )}
    </section>
  );
}
