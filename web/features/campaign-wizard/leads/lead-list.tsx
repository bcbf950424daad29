import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MarketFilter } from '#contract/campaigns/outside-market.ts';
import { campaignLeadsQuery } from '#web/features/lead-searches/lead-searches.queries.ts';
import { LeadTable } from '#web/features/lead-searches/lead-table.tsx';
import { outsideMarketQuery } from '#web/features/lead-searches/outside-market.queries.ts';
import { formatNumber } from '#web/lib/format.ts';
import { MoreButton } from '#web/lists/more-button.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LeadMenu } from './lead-menu.tsx';
import { OutsideNotice } from './outside-notice.tsx';

export const noneOutside = { outside: 0, kept: 0, additions: [] };

/** Everyone in the campaign, page after page; those outside the market are said so first. */
export function LeadList({ campaignId, found }: { campaignId: string; found: number }) {
  const { data: counts = noneOutside } = useQuery(outsideMarketQuery(campaignId, found));
  const [chosen, setChosen] = useState<MarketFilter | 'all'>('all');
  const options = [
    { value: 'all' as const, label: 'Toutes' },
    ...(counts.outside > 0
      ? [{ value: 'outside' as const, label: `Hors de votre marché (${formatNumber(counts.outside)})` }]
      : []),
    ...(counts.kept > 0 ? [{ value: 'kept' as const, label: `Gardées (${formatNumber(counts.kept)})` }] : []),
  ];
  const shown = options.some(({ value }) => value === chosen) ? chosen : 'all';
  const query = useInfiniteQuery(campaignLeadsQuery(campaignId, found, shown === 'all' ? undefined : shown));
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
          <OutsideNotice campaignId={campaignId} counts={counts} onSee={() => setChosen('outside')} />
          {options.length > 1 && (
            <Segmented
              label="Personnes montrées"
              isLabelHidden
              value={shown}
              options={options}
              onChange={setChosen}
            />
          )}
          <LeadTable
            leads={pages.flatMap(({ items }) => items)}
            caption="Personnes de la campagne, les meilleures d’abord"
            campaignId={campaignId}
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
