import type { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

type Paged = Pick<
  ReturnType<typeof useInfiniteQuery>,
  'isFetchNextPageError' | 'isFetchingNextPage' | 'hasNextPage'
> & { fetchNextPage: () => unknown };

/** Under the last row that is loaded: more comes, could not come, or that was all. */
export function ListEnd({ query, shown }: { query: Paged; shown: number }) {
  if (query.isFetchNextPageError)
    return (
      <div className="py-4">
        <ErrorState
          title="La suite de la liste n’a pas pu être chargée."
          onRetry={() => void query.fetchNextPage()}
          isRetrying={query.isFetchingNextPage}
        />
      </div>
    );
  if (query.hasNextPage) return <p className="py-4 text-13 text-muted">Chargement de la suite…</p>;
  return shown > 50 ? <p className="py-4 text-13 text-muted">Fin de la liste.</p> : null;
}

/** There are people, and none that the search or the filters keep. */
export function NoMatch({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) {
  return (
    <EmptyState
      title="Personne ne correspond"
      action={
        <Button variant="primary" size="sm" onClick={onClear}>
          Tout effacer
        </Button>
      }
    >
      {isSearch
        ? 'Chaque mot doit commencer un mot du nom, de l’intitulé, de l’entreprise ou du lieu. Essayez-en moins.'
        : 'Retirez un filtre pour élargir la liste.'}
    </EmptyState>
  );
}
