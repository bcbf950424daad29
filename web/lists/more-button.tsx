import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';

type Paged = {
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
