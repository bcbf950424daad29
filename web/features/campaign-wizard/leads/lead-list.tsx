import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { campaignLeadsQuery } from '#web/features/lead-searches/lead-searches.queries.ts';
import { LeadTable } from '#web/features/lead-searches/lead-table.tsx';
import { MoreButton } from '#web/lists/more-button.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LeadMenu } from './lead-menu.tsx';

/** Everyone in the campaign, page after page. */
export function LeadList({ campaignId, found }: { campaignId: string; found: number }) {
  const query = useInfiniteQuery(campaignLeadsQuery(campaignId, found));
  const list = useRef<HTMLElement>(null);
  return (
    <QueryView
      query={query}
      loading={<Skeleton className="h-64" />}
      failed="Les personnes de cette campagne n’ont pas pu être chargées."
    >
      {({ pages }) => (
        <section
          ref={list}
          tabIndex={-1}
          aria-label="Personnes de la campagne"
          className="grid gap-4 outline-none"
        >
          <LeadTable
            leads={pages.flatMap(({ items }) => items)}
            caption="Personnes de la campagne, les meilleures d’abord"
            actions={(lead) => (
              <LeadMenu campaignId={campaignId} lead={lead} returnFocus={() => list.current} />
            )}
          />
          <MoreButton query={query} label="Voir les suivantes" />
        </section>
      )}
    </QueryView>
  );
}
