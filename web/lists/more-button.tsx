import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';

export type Paged = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/** The next page of a list, asked for by hand. */
export function MoreButton({ query, label }: { query: Paged; label: string }) {
  if (!query.hasNextPage) return null;
  if (query.isFetchNextPageError)
    return <InlineError onRetry={() => query.fetchNextPage()}>La suite n’a pas pu être lue.</InlineError>;
  return (
    <Button
      size="sm"
      className="mt-3 max-sm:w-full"
      isBusy={query.isFetchingNextPage}
      busyLabel="Chargement…"
      onClick={() => query.fetchNextPage()}
    >
      {label}
    </Button>
  );
}

/** The same in a narrow column: a line of its own under the list. */
export function MoreLink(props: { query: Paged; label?: string; className: string }) {
  const { query, label = 'Afficher la suite' } = props;
  if (!query.hasNextPage) return null;
  return (
    <p className={`${props.className} text-13`}>
      <button
        type="button"
        className="link max-sm:min-h-11"
        disabled={query.isFetchingNextPage}
        onClick={() => query.fetchNextPage()}
      >
        {query.isFetchingNextPage
          ? 'Chargement…'
          : query.isFetchNextPageError
            ? 'La suite n’a pas pu être chargée. Réessayer'
            : label}
      </button>
    </p>
  );
}
