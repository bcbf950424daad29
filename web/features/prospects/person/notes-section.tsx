import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { PersonNote } from '#contract/overview/prospects.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { focusOnArrival } from '#web/ui/focus-on-arrival.ts';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { formatEventMoment } from '../prospect-texts.ts';
import { useAddNote, useEditNote, useRemoveNote } from '../prospects.queries.ts';
import { anchorProps } from './drawer-nav.tsx';

type SectionProps = { personId: string; notes: readonly PersonNote[]; now: Date };

/** What the user writes down for themselves: nobody else reads it. */
export function NotesSection({ personId, notes, now }: SectionProps) {
  const add = useAddNote(personId);
  const [editedId, setEditedId] = useState<string | null>(null);
  return (
    <div {...anchorProps('notes')}>
      <Section title="Notes" note="pour vous seulement">
        <NoteForm
          label="Nouvelle note"
          submitLabel="Ajouter la note"
          isBusy={add.isPending}
          error={add.error ? errorMessage(add.error) : undefined}
          onSubmit={(text) => add.mutateAsync(text)}
        />
        <ul className="mt-3">
          {notes.map((note) => (
            <li key={note.id} className="border-line border-t py-2.5">
              {editedId === note.id ? (
                <EditedNote note={note} onDone={() => setEditedId(null)} />
              ) : (
                <Note
                  note={note}
                  now={now}
                  onEdit={() => setEditedId(note.id)}
                  onRestore={(text) => add.mutate(text)}
                />
              )}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

type NoteProps = { note: PersonNote; now: Date; onEdit: () => void; onRestore: (text: string) => void };

function Note({ note, now, onEdit, onRestore }: NoteProps) {
  const remove = useRemoveNote();
  const iconClass =
    'grid size-7 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink max-sm:size-11';
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="whitespace-pre-line text-pretty [overflow-wrap:anywhere]">{note.text}</p>
        <p className="mt-0.5 text-12 text-muted">
          {formatEventMoment(note.createdAt, now)}
          {note.updatedAt !== note.createdAt && `, modifiée ${formatEventMoment(note.updatedAt, now)}`}
        </p>
      </div>
      <button type="button" aria-label="Modifier la note" className={iconClass} onClick={onEdit}>
        <Pencil size={14} aria-hidden />
      </button>
      <button
        type="button"
        aria-label="Supprimer la note"
        className={iconClass}
        disabled={remove.isPending}
        onClick={() =>
          remove.mutate(note.id, {
            onSuccess: () =>
              toast({
                tone: 'success',
                title: 'Note supprimée',
                action: { label: 'Annuler', onSelect: () => onRestore(note.text) },
              }),
            onError: (error) => toast({ tone: 'error', title: errorMessage(error) }),
          })
        }
      >
        <Trash2 size={14} aria-hidden />
      </button>
    </div>
  );
}

function EditedNote({ note, onDone }: { note: PersonNote; onDone: () => void }) {
  const edit = useEditNote();
  return (
    <NoteForm
      label="Modifier la note"
      submitLabel="Enregistrer"
      text={note.text}
      isBusy={edit.isPending}
      error={edit.error ? errorMessage(edit.error) : undefined}
      onSubmit={(text) => edit.mutateAsync({ id: note.id, text }).then(onDone)}
      onCancel={onDone}
    />
  );
}

type FormProps = {
  label: string;
  submitLabel: string;
  text?: string;
  isBusy: boolean;
  error: string | undefined;
  onSubmit: (text: string) => Promise<unknown>;
  onCancel?: () => void;
};

function NoteForm({ label, submitLabel, text = '', isBusy, error, onSubmit, onCancel }: FormProps) {
  const [typed, setTyped] = useState(text);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (typed.trim() === '' || isBusy) return;
    // What was typed stays until it is kept; the error is shown under it.
    onSubmit(typed).then(
      () => !onCancel && setTyped(''),
      () => undefined,
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
    if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      onCancel();
    }
  };
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextAreaField
        label={label}
        rows={2}
        maxLength={4000}
        value={typed}
        error={error}
        ref={onCancel ? focusOnArrival : undefined}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setTyped(target.value)}
      />
      {(typed.trim() !== '' || onCancel) && (
        <div className="flex gap-2">
          <Button type="submit" size="sm" isBusy={isBusy}>
            {submitLabel}
          </Button>
          {onCancel && (
            <Button size="sm" variant="quiet" onClick={onCancel}>
              Annuler
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
