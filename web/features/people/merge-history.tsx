import { useQuery } from '@tanstack/react-query';
import type { Merge } from '#contract/audience/people.ts';
import { ofName } from '#core/french/of-name.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { mergesQuery, useUndoMerge } from './people.queries.ts';

/** The records that became one, of one person or of everybody, and the way back. */
export function MergeHistory({ personId }: { personId?: string }) {
  const query = useQuery(mergesQuery(personId));
  return (
    <QueryView
      query={query}
      failed="Les fusions n’ont pas pu être chargées."
      loading={
        <SkeletonGroup label="Chargement des fusions…" className="border-line border-t">
          <div className="grid h-[58px] content-center gap-2 border-line border-b">
            <Skeleton className="h-3.5 w-[42%]" />
            <Skeleton className="h-3 w-[60%]" />
          </div>
        </SkeletonGroup>
      }
      empty={
        query.data?.length === 0 && (
          <EmptyState title="Aucune fusion">
            Quand LinkedIn montre que deux fiches désignent la même personne, elles n’en font plus qu’une, et
            vous pouvez les séparer ici. Deux homonymes restent toujours deux fiches.
          </EmptyState>
        )
      }
    >
      {(merges) => (
        <ul className="border-line border-t">
          {merges.map((merge) => (
            <MergeRow key={merge.id} merge={merge} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function MergeRow({ merge }: { merge: Merge }) {
  const undo = useUndoMerge();
  const separate = () =>
    undo.mutate(merge.id, {
      onSuccess: () => toast({ title: 'Les deux fiches sont de nouveau séparées.' }),
      onError: (error) =>
        toast({ tone: 'error', title: 'Impossible de séparer les fiches', description: errorMessage(error) }),
    });
  return (
    <li className="flex min-h-[54px] flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">
          {merge.keptName}
          {merge.otherName !== merge.keptName && ` et ${merge.otherName}`}
        </p>
        <p className="text-13 text-muted [overflow-wrap:anywhere]">
          {merge.because} ·{' '}
          <time dateTime={merge.mergedAt}>{formatMoment(new Date(merge.mergedAt), new Date())}</time>
        </p>
      </div>
      {merge.undoneAt ? (
        <p className="text-13 text-muted">Annulée</p>
      ) : (
        <Button
          size="sm"
          aria-label={`Annuler la fusion ${ofName(merge.keptName)}`}
          isBusy={undo.isPending}
          busyLabel="Séparation…"
          onClick={separate}
        >
          Annuler la fusion
        </Button>
      )}
    </li>
  );
}
