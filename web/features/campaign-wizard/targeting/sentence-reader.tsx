import { type FormEvent, type RefObject, useId, useState } from 'react';
import type { CriteriaField, SentenceReading } from '#contract/campaigns/icps.ts';
import { criteriaLabels } from '#core/targeting/criteria-labels.ts';
import { emptyCriteria, type IcpCriteria } from '#core/targeting/icp-criteria.ts';
import { quote } from '#core/words/quote.ts';
import { useReadSentence } from '#web/features/icps/icps.queries.ts';
import { describeAlternative, listAlternative, listCriteria } from '#web/features/icps/list-criteria.ts';
import { mergeCriteria, withoutAdded } from '#web/features/icps/merge-criteria.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { useUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { focusOnArrival } from '#web/ui/focus-on-arrival.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { pendingStorageOf } from '../autosave/use-campaign-editing.ts';
import { useContinueGuard } from '../continue-guard.ts';
import { useEditing } from '../editing-context.ts';

/** Kept on this device until it has become criteria. */
function useSentence() {
  const user = useUser();
  const { id } = useEditing();
  const storage = pendingStorageOf(user.id);
  const [sentence, setSentence] = useState(() => storage.sentence(id));
  return {
    sentence,
    keep: (text: string) => storage.keepSentence(id, text),
    type: (text: string) => {
      setSentence(text);
      storage.keepSentence(id, text);
    },
  };
}

type Added = { before: IcpCriteria; reading: SentenceReading };

/** A plain sentence, what was understood of it, and the user's word on it. */
export function SentenceReader({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const { campaign, current, change } = useEditing();
  const read = useReadSentence();
  const { sentence, keep, type } = useSentence();
  const [added, setAdded] = useState<Added | null>(null);
  /** What the user has answered, or was asked about once: it holds nobody back. */
  const [settled, setSettled] = useState('');
  const apply = (reading: SentenceReading): Added => {
    const before = current().icpData ?? emptyCriteria;
    change({ icpData: mergeCriteria(before, reading.criteria) });
    keep('');
    setSettled(sentence);
    setAdded({ before, reading });
    read.reset();
    return { before, reading };
  };
  const takeBack = ({ before, reading }: Added) => {
    change({ icpData: withoutAdded(current().icpData ?? emptyCriteria, before, reading.criteria) });
    keep(sentence);
    setAdded(null);
    field.current?.focus();
  };
  const dismiss = () => {
    setSettled(sentence);
    if (read.data && !isNothing(read.data)) keep('');
    read.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAdded(null);
    read.mutate(sentence);
  };
  // Nothing of what runs changes before the user said so.
  const isRunning = campaign?.launchedAt != null;
  useContinueGuard(() => {
    if (sentence.trim().length < shortest || sentence === settled) return true;
    if (read.data && read.variables === sentence && !isRunning && !isNothing(read.data)) {
      toastAdded(apply(read.data), takeBack);
      return true;
    }
    setSettled(sentence);
    // What was never shown is shown first, added where nothing runs yet.
    read.mutate(sentence, { onSuccess: (data) => !isRunning && !isNothing(data) && apply(data) });
    return false;
  });
  return (
    <Section title="En une phrase" note="le plus rapide pour commencer">
      <form onSubmit={submit} noValidate>
        <TextAreaField
          label="Décrivez votre cible en une phrase"
          placeholder="Ex. : Responsables paie en Alsace et en Lorraine, dans l’industrie, de 50 à 500 salariés"
          ref={field}
          value={sentence}
          maxLength={600}
          className="min-h-[46px] [field-sizing:content]"
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey) submit(event);
          }}
        />
        <div className="mt-2.5 flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            size="sm"
            isBusy={read.isPending}
            busyLabel="Lecture…"
            disabled={sentence.trim().length < shortest}
          >
            Remplir les critères
          </Button>
          {added && (
            <p className="text-13 text-muted">
              <span ref={focusOnArrival} tabIndex={-1}>
                Critères ajoutés.
              </span>{' '}
              {describeReading(added.reading)}{' '}
              <button type="button" className="link" onClick={() => takeBack(added)}>
                Annuler
              </button>
            </p>
          )}
        </div>
      </form>
      {read.isError && (
        <Notice tone="error" className="mt-3" title="La phrase n’a pas pu être lue.">
          {errorMessage(read.error)}
        </Notice>
      )}
      <output className="sr-only">
        {read.data &&
          formatCriteriaCount(listCriteria(read.data.criteria).flatMap(({ values }) => values).length)}
      </output>
      {read.data && <Reading reading={read.data} onApply={apply} onDismiss={dismiss} />}
    </Section>
  );
}

/** Shorter ones say nothing. */
const shortest = 3;
const isNothing = ({ criteria }: SentenceReading): boolean => listCriteria(criteria).length === 0;

/** « DRH, Lyon. Laissé de côté : « vite ». » */
function describeReading({ criteria, leftOver }: SentenceReading): string {
  const values = listCriteria(criteria).flatMap(({ values }) => values);
  const others = criteria.alternatives.map((other) => ` Ou bien ${describeAlternative(other)}.`).join('');
  const left = leftOver.length > 0 ? ` Laissé de côté\u00a0: ${leftOver.map(quote).join(', ')}.` : '';
  return `${values.join(', ')}.${others}${left}`;
}

const undoMs = 10_000;

/** On the next step, whoever goes on without answering reads there what was added, and may take it back. */
const toastAdded = (added: Added, takeBack: (added: Added) => void) =>
  toast({
    tone: 'success',
    title: 'Votre phrase a été ajoutée au ciblage.',
    description: describeReading(added.reading),
    action: { label: 'Annuler', onSelect: () => takeBack(added) },
    countdownMs: undoMs,
  });

const formatCriteriaCount = (count: number): string => {
  if (count === 0) return 'Rien n’a été reconnu.';
  return count > 1 ? `${count} critères compris.` : 'Un critère compris.';
};

/** The words of the sentence that a field was made of. */
const describeOrigin = (understood: SentenceReading['understood'], field: CriteriaField): string => {
  const words = understood.filter((part) => part.field === field).map(({ text }) => quote(text));
  return words.length > 0 ? `d’après ${words.join(', ')}` : '';
};

function Reading(props: {
  reading: SentenceReading;
  onApply: (reading: SentenceReading) => void;
  onDismiss: () => void;
}) {
  const { criteria, understood, leftOver } = props.reading;
  const found = listCriteria(criteria);
  const titleId = useId();
  const hasNothing = found.length === 0;
  return (
    <section aria-labelledby={titleId} className="mt-3 rounded-card border border-line bg-card p-4">
      <h3 id={titleId} className="text-16">
        {hasNothing ? 'Rien n’a été reconnu' : 'Ce qui a été compris'}
      </h3>
      {hasNothing ? (
        <p className="mt-1 text-13 text-muted">
          Nommez un poste, un lieu, un secteur ou une taille d’entreprise, ou remplissez les champs
          ci-dessous.
        </p>
      ) : (
        <>
          {/* Words of several profiles under one of them would tell nothing. */}
          <Found found={found} understood={criteria.alternatives.length > 0 ? [] : understood} />
          {criteria.alternatives.map((other) => (
            <div key={JSON.stringify(other)} className="mt-3 border-line border-t pt-2">
              <h4 className="text-13 font-semibold">Ou bien</h4>
              <Found found={listAlternative(other)} understood={[]} />
            </div>
          ))}
        </>
      )}
      {leftOver.length > 0 && (
        <p className="mt-2 text-13 text-warning">Laissé de côté : {leftOver.map(quote).join(', ')}.</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {!hasNothing && (
          <Button size="sm" onClick={() => props.onApply(props.reading)}>
            Ajouter ces critères
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={props.onDismiss}>
          {hasNothing ? 'Fermer' : 'Ignorer'}
        </Button>
      </div>
    </section>
  );
}

function Found(props: { found: ReturnType<typeof listCriteria>; understood: SentenceReading['understood'] }) {
  return (
    <dl className="mt-2 grid gap-2">
      {props.found.map(({ field, values }) => (
        <div
          key={field}
          className="grid grid-cols-[170px_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 max-sm:grid-cols-1"
        >
          <dt className="text-13 text-muted">{criteriaLabels[field]}</dt>
          <dd className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13">
            {values.map((value) => (
              <b key={value} className="rounded-[6px] bg-accent-soft px-2.5 py-1 font-semibold">
                {value}
              </b>
            ))}
            <span className="text-muted">{describeOrigin(props.understood, field)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
