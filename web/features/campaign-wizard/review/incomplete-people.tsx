import type { LaunchCheck } from '#contract/campaigns/campaigns.ts';
import { useRemoveLeads } from '#web/features/lead-searches/lead-searches.queries.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';

const shown = 8;

/** Who lacks what, one by one, and the way out for all of them at once. */
export function IncompletePeople({
  people,
  campaignId,
}: {
  people: LaunchCheck['people'];
  campaignId: string;
}) {
  const remove = useRemoveLeads(campaignId);
  const removeAll = () => remove.mutate(people.map(({ personId }) => personId));
  const rest = people.length - shown;
  return (
    <>
      <ul className="mt-2 grid gap-1 text-13">
        {people.slice(0, shown).map(({ personId, name, missing }) => (
          <li key={personId} className="flex flex-wrap gap-x-2">
            <span className="font-medium">{name}</span>
            <span className="text-muted">{missing}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="mt-1 text-13 text-muted">
          {rest > 1 ? `et ${formatNumber(rest)} autres personnes` : 'et une autre personne'}
        </p>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="mt-2.5"
        isBusy={remove.isPending}
        busyLabel="Retrait…"
        onClick={removeAll}
      >
        {people.length > 1 ? `Retirer les ${formatNumber(people.length)}` : 'Retirer cette personne'}
      </Button>
      {remove.isError && <InlineError onRetry={removeAll}>{errorMessage(remove.error)}</InlineError>}
    </>
  );
}
