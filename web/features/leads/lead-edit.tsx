import { useQuery } from '@tanstack/react-query';
import { recordQuery } from '#web/features/people/people.queries.ts';
import { PersonEditForm } from '#web/features/people/person-edit-form.tsx';
import { errorMessage } from '#web/lib/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { focusOnArrival } from '#web/ui/focus-on-arrival.ts';
import { Section } from '#web/ui/section.tsx';
import { LeadEditSkeleton } from './lead-edit-skeleton.tsx';

type LeadEditProps = { personId: string; onTyped: () => void; onDone: () => void };

/** The corrections of a record, in its place. */
export function LeadEdit({ personId, onTyped, onDone }: LeadEditProps) {
  const { data, isError, error, refetch, isFetching, isFetchedAfterMount } = useQuery(recordQuery(personId));
  return (
    <Section
      title="Corriger la fiche"
      note="Vos corrections passent avant LinkedIn."
      titleRef={focusOnArrival}
    >
      {/* What was read before may have changed since: the form starts from what is true now. */}
      {data && isFetchedAfterMount ? (
        <PersonEditForm person={data} onTyped={onTyped} onDone={onDone} />
      ) : isError ? (
        <ErrorState
          title="Cette fiche n’a pas pu être chargée."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {errorMessage(error)}
        </ErrorState>
      ) : (
        <LeadEditSkeleton />
      )}
    </Section>
  );
}
