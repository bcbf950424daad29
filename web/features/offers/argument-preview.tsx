import type { UseQueryResult } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { ArgumentPreview, PreviewedPerson } from '#contract/texts/argument-preview.ts';
import { signLabels } from '#core/argumentaire/describe-sign.ts';
import type { Argument } from '#core/offers/argumentaire.ts';
import { quote } from '#core/words/quote.ts';
import { describeFactSource } from '#web/features/drafts/message/fact-texts.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';

/** What three people of the campaign would read first. */
export function ArgumentPreviewPanel(props: {
  query: UseQueryResult<ArgumentPreview>;
  argumentsInOrder: readonly Argument[];
  onMore: () => void;
}) {
  const { query } = props;
  const shown = query.data?.shown ?? [];
  return (
    <Section
      title="En direct"
      note={shown.length > 1 ? 'des personnes de la campagne' : undefined}
      action={
        (query.data?.people ?? 0) > shown.length && (
          <button type="button" className="link max-sm:py-3" onClick={props.onMore}>
            En voir d’autres
          </button>
        )
      }
    >
      <QueryView
        query={query}
        loading={<LinesSkeleton label="Écriture de trois messages…" lines={5} />}
        failed="Les exemples n’ont pas pu être écrits."
        empty={
          shown.length === 0 && (
            <EmptyState title="Aucun lead pour l’instant">
              Dès que la campagne compte des leads dans la cible, vous lisez ici ce que trois d’entre eux
              recevraient.
            </EmptyState>
          )
        }
      >
        {() => (
          <ul aria-busy={query.isFetching} className={query.isFetching ? 'opacity-60' : undefined}>
            {shown.map((person) => (
              <li key={person.personId} className="border-line border-t py-3.5 first:border-t-0 first:pt-0">
                <Previewed person={person} argumentsInOrder={props.argumentsInOrder} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}

function Previewed({
  person,
  argumentsInOrder,
}: {
  person: PreviewedPerson;
  argumentsInOrder: readonly Argument[];
}) {
  return (
    <>
      <div className="flex min-w-0 items-center gap-2.5">
        <Avatar name={person.name} />
        <div className="min-w-0">
          <h3 className="text-16 [overflow-wrap:anywhere]">{person.name}</h3>
          <p className="text-13 text-muted [overflow-wrap:anywhere]">
            {[person.title, person.company].filter(Boolean).join(', ')}
          </p>
        </div>
      </div>
      {person.outside === null ? (
        <>
          <Chosen person={person} argumentsInOrder={argumentsInOrder} />
          {person.text === null ? (
            <p className="mt-2.5 text-13 text-muted">Aucun message n’est écrit : rien de vrai à dire.</p>
          ) : (
            <p className="mt-2.5 whitespace-pre-line rounded-card rounded-bl-none border border-line bg-card px-3.5 py-3 text-pretty text-14 [overflow-wrap:anywhere]">
              {person.text}
            </p>
          )}
        </>
      ) : (
        <div className="mt-2.5 rounded-card border border-field border-dashed px-3.5 py-3">
          <p className="inline-flex items-center gap-1.5 rounded-small bg-warning-soft px-2 font-semibold text-12 text-warning leading-6">
            <TriangleAlert size={13} aria-hidden />
            Hors de votre marché
          </p>
          <p className="mt-1 font-semibold text-14">{person.outside}</p>
          <p className="mt-1 text-13 text-muted">Aucun message n’est écrit.</p>
        </div>
      )}
    </>
  );
}

/** The argument and the sign that chose it. */
function Chosen({
  person: { reason },
  argumentsInOrder,
}: {
  person: PreviewedPerson;
  argumentsInOrder: readonly Argument[];
}) {
  const at = argumentsInOrder.findIndex(({ id }) => id === reason?.argumentId);
  const argument = argumentsInOrder[at];
  if (!reason || !argument)
    return <p className="mt-2.5 text-13 text-muted">Aucun argument ne concerne cette personne.</p>;
  const [fact] = reason.evidence;
  return (
    <p className="mt-2.5 text-13 text-muted [overflow-wrap:anywhere]">
      <span className="mr-1 rounded-small bg-accent-soft px-1.5 py-0.5 font-semibold text-12 text-accent">
        Argument {at + 1}
      </span>
      <span className="font-medium text-ink">{argument.name}</span>
      {' · '}
      {fact ? `${quote(fact.text)}, ${describeFactSource(fact)}` : signLabels[reason.sign]}
    </p>
  );
}
