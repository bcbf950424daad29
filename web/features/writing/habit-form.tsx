import { useForm } from 'react-hook-form';
import { Habit } from '#contract/texts/writing.ts';
import { type Habit as AnyHabit, type HabitKind, habitKinds } from '#core/writing/voice-rule.ts';
import { fieldOf, showServerErrors } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { habitKindLabels, habitWords } from './habit-texts.ts';

type Values = { kind: HabitKind; text: string; over: string; signs: number };

const nothing: Values = { kind: 'signs_as', text: '', over: '', signs: 400 };
const valuesOf = (habit: AnyHabit | undefined): Values => ({ ...nothing, ...habit });

/** A rule to be said, or said otherwise: then its kind stays. */
export function HabitForm(props: {
  habit?: AnyHabit;
  submitLabel: string;
  onSave: (habit: AnyHabit) => Promise<unknown>;
  onClose: () => void;
}) {
  const form = useForm<Values>({ defaultValues: valuesOf(props.habit) });
  const { errors, isSubmitting } = form.formState;
  const kind = form.watch('kind');
  const words = habitWords[kind];
  const save = form.handleSubmit(async (values) => {
    const { data: habit, error } = Habit.safeParse(values);
    for (const { path, message } of error?.issues ?? [])
      form.setError(path[0] as keyof Values, { message }, { shouldFocus: true });
    if (!habit) return;
    try {
      await props.onSave(habit);
      props.onClose();
    } catch (error) {
      showServerErrors(error, form.setError, ['text', 'over', 'signs']);
    }
  });
  return (
    <form
      noValidate
      onSubmit={save}
      onKeyDown={({ key }) => key === 'Escape' && props.onClose()}
      aria-label={props.habit ? 'Modifier la règle' : 'Nouvelle règle'}
      className="grid gap-4 rounded-card border border-line bg-card p-4"
    >
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        {props.habit ? (
          <input type="hidden" {...form.register('kind')} />
        ) : (
          <div className={kind === 'prefers' ? 'sm:col-span-2' : ''}>
            <SelectField label="Règle" autoFocus {...form.register('kind')}>
              {habitKinds.map((one) => (
                <option key={one} value={one}>
                  {habitKindLabels[one]}
                </option>
              ))}
            </SelectField>
          </div>
        )}
        {words && (
          <TextField
            key={kind}
            label={words.label}
            placeholder={words.placeholder}
            autoFocus={props.habit !== undefined}
            {...fieldOf(form, 'text')}
          />
        )}
        {kind === 'prefers' && (
          <TextField label="plutôt que" placeholder="discuter" {...fieldOf(form, 'over')} />
        )}
        {kind === 'at_most' && (
          <TextField
            label="Vous ne dépassez pas, en caractères"
            inputMode="numeric"
            autoFocus={props.habit !== undefined}
            {...fieldOf(form, 'signs', { setValueAs: (typed) => Number(String(typed).replace(/\s/g, '')) })}
          />
        )}
      </div>
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isSubmitting} busyLabel="Enregistrement…">
          {props.submitLabel}
        </Button>
        <Button variant="quiet" onClick={props.onClose}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
