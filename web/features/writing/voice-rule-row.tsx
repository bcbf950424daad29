import { Pencil, Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { VoiceRule } from '#contract/texts/writing.ts';
import { capital } from '#core/words/capital.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { HabitForm } from './habit-form.tsx';
import { describeOrigin, hasWords } from './habit-texts.ts';
import { useAddRule, useRemoveRule, useRewordRule, useSwitchRule } from './writing.queries.ts';

const showError = (error: unknown) =>
  toast({ tone: 'error', title: 'Erreur', description: errorMessage(error) });

/** `afterRemoval` takes the focus when the row goes. */
export function VoiceRuleRow({
  rule,
  afterRemoval,
}: {
  rule: VoiceRule;
  afterRemoval: RefObject<HTMLElement | null>;
}) {
  const [isEditing, setIsEditing] = useState(false);
  const switchRule = useSwitchRule();
  const reword = useRewordRule();
  const editButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    // The button must be there again to take the focus back.
    flushSync(() => setIsEditing(false));
    editButton.current?.focus();
  };
  if (isEditing)
    return (
      <li className="border-line border-b py-3">
        <HabitForm
          habit={rule.habit}
          submitLabel="Enregistrer"
          onSave={(habit) => reword.mutateAsync({ id: rule.id, habit })}
          onClose={close}
        />
      </li>
    );
  return (
    <li className="flex min-h-[60px] items-center gap-3 border-line border-b py-2.5">
      <div className="min-w-0 flex-1">
        <SwitchField
          label={
            <span className={rule.isOn ? 'font-medium' : 'text-muted'}>{capital(rule.description)}</span>
          }
          hint={rule.isOn ? describeOrigin(rule) : `${describeOrigin(rule)}, sans effet`}
          checked={rule.isOn}
          onChange={({ target }) =>
            switchRule.mutate({ id: rule.id, isOn: target.checked }, { onError: showError })
          }
        />
      </div>
      <div className="flex shrink-0">
        {hasWords(rule.habit) && (
          <Button
            ref={editButton}
            size="sm"
            variant="quiet"
            className="text-muted! hover:text-ink!"
            aria-label={`Modifier la règle ${rule.description}`}
            onClick={() => setIsEditing(true)}
          >
            <Pencil aria-hidden className="size-4" />
          </Button>
        )}
        <RemoveButton rule={rule} afterRemoval={afterRemoval} />
      </div>
    </li>
  );
}

function RemoveButton({
  rule,
  afterRemoval,
}: {
  rule: VoiceRule;
  afterRemoval: RefObject<HTMLElement | null>;
}) {
  const remove = useRemoveRule();
  const add = useAddRule();
  const confirm = () =>
    remove.mutate(rule.id, {
      onError: showError,
      onSuccess: () => {
        afterRemoval.current?.focus();
        toast({
          title: 'Règle retirée',
          description: capital(rule.description),
          action: { label: 'Annuler', onSelect: () => add.mutate(rule.habit, { onError: showError }) },
        });
      },
    });
  return (
    <Button
      size="sm"
      variant="quiet"
      className="text-muted! hover:text-danger!"
      aria-label={`Retirer la règle ${rule.description}`}
      isBusy={remove.isPending}
      onClick={confirm}
    >
      {!remove.isPending && <Trash2 aria-hidden className="size-4" />}
    </Button>
  );
}
