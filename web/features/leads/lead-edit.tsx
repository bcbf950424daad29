import { useQuery } from '@tanstack/react-query';
import { recordQuery } from '#web/features/people/people.queries.ts';
import { PersonEditForm } from '#web/features/people/person-edit-form.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { focusOnArrival } from '#web/ui/focus-on-arrival.ts';
import { Section } from '#web/ui/section.tsx';
import { LeadEditSkeleton } from './lead-edit-skeleton.tsx';

type LeadEditProps = { personId: string; onTyped: () => void; onDone: () => void };

/** The corrections of a record, in its place. */
export function LeadEdit({ personId, onTyped, onDone }: LeadEditProps) {
  const query = useQuery(recordQuery(personId));
  return (
    <Section
      title="Corriger la fiche"
      note="Vos corrections passent avant LinkedIn."
      titleRef={focusOnArrival}
    >
      {/* What was read before may have changed since: the form starts from what is true now. */}
      <QueryView
        query={{ ...query, data: query.isFetchedAfterMount ? query.data : undefined }}
        loading={<LeadEditSkeleton />}
        failed="Cette fiche n’a pas pu être chargée."
      >
        {(person) => <PersonEditForm person={person} onTyped={onTyped} onDone={onDone} />}
      </QueryView>
    </Section>
  );
}
