import type { LeadSearch } from '#contract/sourcing/lead-searches.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useCancelSearch } from './lead-searches.queries.ts';

/** A search under way, or how it ended; how many of a campaign's people fit is said once, beside them. */
export function SearchProgress({ search }: { search: LeadSearch }) {
  const cancel = useCancelSearch();
  if (search.state === 'failed')
    return (
      <Notice tone="error" title="La recherche a été interrompue.">
        {search.message}
      </Notice>
    );
  if (search.finishedAt !== null) return <p className="text-13 text-muted">{search.message}</p>;
  const isStuck = search.state === 'waiting' && search.resumesAt === null;
  return (
    <div className="grid gap-2 rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="font-semibold">
          {formatNumber(search.found)} {search.found > 1 ? 'personnes trouvées' : 'personne trouvée'}
          {search.isJudged &&
            search.campaignId === null &&
            `, ${formatNumber(search.qualified)} ${search.qualified > 1 ? 'qualifiées' : 'qualifiée'}`}
        </output>
        <Button size="sm" isBusy={cancel.isPending} onClick={() => cancel.mutate(search.id)}>
          Arrêter la recherche
        </Button>
      </div>
      <Meter value={search.progress} max={1} isGoal />
      <p className={isStuck ? 'text-13 text-warning' : 'text-13 text-muted'}>{search.message}</p>
    </div>
  );
}
