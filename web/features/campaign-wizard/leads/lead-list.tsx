import { useInfiniteQuery } from '@tanstack/react-query';
import { campaignLeadsQuery } from '#web/features/lead-searches/lead-searches.queries.ts';
import { LeadTable } from '#web/features/lead-searches/lead-table.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Everyone in the campaign, page after page. */
export function LeadList({ campaignId, found }: { campaignId: string; found: number }) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(campaignLeadsQuery(campaignId, found));
  if (isPending) return <Skeleton className="h-64" />;
  if (isError)
    return (
      <ErrorState
        title="Les personnes de cette campagne n’ont pas pu être chargées."
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <LeadTable
        leads={data.pages.flatMap(({ items }) => items)}
        caption="Personnes de la campagne, les meilleures d’abord"
      />
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Voir les suivantes
        </Button>
      )}
    </>
  );
}
