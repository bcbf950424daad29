import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#web/lib/format.ts';
import { Meter } from '#web/ui/meter.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useDraft } from '../draft-context.ts';
import { searchStatusQuery } from './search-status.queries.ts';

/** The search of this campaign, while there is something to say about it. */
export function SearchProgress() {
  const { id } = useDraft();
  const { data: search } = useQuery(searchStatusQuery(id));
  if (!search || search.status === 'idle') return null;
  if (search.status === 'failed')
    return (
      <Notice tone="error" title="La dernière recherche n’a pas abouti.">
        {search.error ?? 'Elle n’a rien coûté à votre formule.'}
      </Notice>
    );
  if (search.status === 'completed') return null;
  return (
    <div className="rounded-carte border border-ligne bg-carte p-4">
      <p>
        <output>
          {search.status === 'queued' ? 'Recherche en attente : ' : 'Recherche en cours : '}
          <b className="chiffres font-semibold">{formatNumber(search.found)}</b> profils lus,{' '}
          <b className="chiffres font-semibold">{formatNumber(search.qualified)}</b> qualifiés
        </output>
      </p>
      <Meter value={search.progress * 100} max={100} />
    </div>
  );
}
