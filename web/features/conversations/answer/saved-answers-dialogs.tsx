import { zodResolver } from '@hookform/resolvers/zod';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { NewSavedAnswer, type SavedAnswer } from '#contract/overview/conversations.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useChangeSavedAnswer, useRemoveSavedAnswer, useSaveAnswer } from '../conversations.queries.ts';

type DialogProps = { onOpenChange: (isOpen: boolean) => void; returnFocus: () => HTMLElement | null };

export function SaveAnswerDialog({ text, ...dialog }: DialogProps & { text: string }) {
  const save = useSaveAnswer();
  return (
    <Dialog isOpen title="Enregistrer cette réponse" {...dialog}>
      <AnswerForm
        answer={{ name: '', text }}
        error={save.error}
        isBusy={save.isPending}
        onCancel={() => dialog.onOpenChange(false)}
        onSave={(answer) =>
          save.mutate(answer, {
            onSuccess: ({ name }) => {
              dialog.onOpenChange(false);
              toast({ tone: 'success', title: 'Réponse enregistrée', description: name });
            },
          })
        }
      />
    </Dialog>
  );
}

/** All of them: to change one, or to let it go. */
export function SavedAnswersDialog({
  answers,
  ...dialog
}: DialogProps & { answers: readonly SavedAnswer[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const change = useChangeSavedAnswer();
  const remove = useRemoveSavedAnswer();
  const save = useSaveAnswer();
  const letGo = ({ id, name, text }: SavedAnswer) =>
    remove.mutate(id, {
      onSuccess: () =>
        toast({
          title: `« ${name} » est supprimée.`,
          action: { label: 'Annuler', onSelect: () => save.mutate({ name, text }) },
        }),
      onError: (error) => toast({ tone: 'error', title: errorMessage(error) }),
    });
  return (
    <Dialog isOpen title="Réponses enregistrées" {...dialog}>
      {answers.length === 0 ? (
        <EmptyState title="Aucune réponse enregistrée">
          Écrivez une réponse dans une conversation, puis choisissez « Enregistrer ce texte ».
        </EmptyState>
      ) : (
        <ul className="mt-2">
          {answers.map((answer) => (
            <li key={answer.id} className="border-line border-t py-2.5">
              {openId === answer.id ? (
                <AnswerForm
                  answer={answer}
                  error={change.error}
                  isBusy={change.isPending}
                  onCancel={() => setOpenId(null)}
                  onSave={(next) =>
                    change.mutate({ id: answer.id, ...next }, { onSuccess: () => setOpenId(null) })
                  }
                />
              ) : (
                <div className="flex items-start gap-2">
                  <div className="min-w-0 flex-1">
                    <p className="font-semibold [overflow-wrap:anywhere]">{answer.name}</p>
                    <p className="line-clamp-2 whitespace-pre-line text-13 text-muted">{answer.text}</p>
                  </div>
                  <Button size="sm" onClick={() => setOpenId(answer.id)}>
                    Modifier<span className="sr-only"> « {answer.name} »</span>
                  </Button>
                  <Button
                    size="sm"
                    aria-label={`Supprimer « ${answer.name} »`}
                    isBusy={remove.isPending && remove.variables === answer.id}
                    onClick={() => letGo(answer)}
                  >
                    <Trash2 size={14} strokeWidth={1.75} aria-hidden />
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex justify-end">
        <Button onClick={() => dialog.onOpenChange(false)}>Fermer</Button>
      </div>
    </Dialog>
  );
}

function AnswerForm(props: {
  answer: NewSavedAnswer;
  error: Error | null;
  isBusy: boolean;
  onSave: (answer: NewSavedAnswer) => void;
  onCancel: () => void;
}) {
  const { register, handleSubmit, formState } = useForm<NewSavedAnswer>({
    resolver: zodResolver(NewSavedAnswer),
    defaultValues: { name: props.answer.name, text: props.answer.text },
  });
  return (
    <form noValidate className="mt-3 grid gap-3" onSubmit={handleSubmit(props.onSave)}>
      {props.error && <Notice tone="error">{errorMessage(props.error)}</Notice>}
      <TextField
        label="Nom"
        hint="Pour la retrouver : « Tarifs », « Prise de rendez-vous »…"
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <TextAreaField label="Texte" rows={6} error={formState.errors.text?.message} {...register('text')} />
      <DialogActions onCancel={props.onCancel}>
        <Button type="submit" variant="primary" isBusy={props.isBusy} busyLabel="Enregistrement…">
          Enregistrer
        </Button>
      </DialogActions>
    </form>
  );
}
