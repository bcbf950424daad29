import { useForm } from 'react-hook-form';
import type { PersonRecord } from '#contract/people.ts';
import { checkField } from '#core/people/check-field.ts';
import { basisNames, fieldNames } from '#core/people/describe-event.ts';
import { lawfulBases, type PersonField, personFields } from '#core/people/person-fields.ts';
import { quote } from '#core/quote.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { showServerErrors } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SaveNote } from '#web/ui/save-note.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useEditPerson } from './people.queries.ts';

type Values = Record<PersonField, string> & { lawfulBasis: PersonRecord['lawfulBasis'] };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const remarkOn = (field: PersonField, typed: string) => {
  const checked = checkField(field, typed);
  return checked.is === 'good' || checked.because;
};

const valuesOf = ({ fields, lawfulBasis }: PersonRecord): Values => ({
  ...(Object.fromEntries(personFields.map((field) => [field, fields[field] ?? ''])) as Record<
    PersonField,
    string
  >),
  lawfulBasis,
});

/** The user's corrections: what the network tells later stands beside them, never over them. */
export function PersonEditForm({ person }: { person: PersonRecord }) {
  const edit = useEditPerson(person.id);
  const form = useForm<Values>({ defaultValues: valuesOf(person) });
  const { errors, dirtyFields, isDirty } = form.formState;
  const save = form.handleSubmit(async ({ lawfulBasis, ...typed }) => {
    const fields = Object.fromEntries(
      personFields.filter((field) => dirtyFields[field]).map((field) => [field, typed[field]]),
    );
    try {
      form.reset(valuesOf(await edit.mutateAsync({ fields, lawfulBasis })));
    } catch (error) {
      showServerErrors(error, form.setError, personFields);
    }
  });
  const revert = (field: PersonField) =>
    edit.mutate(
      { revert: [field] },
      {
        onSuccess: (after) => form.resetField(field, { defaultValue: after.fields[field] ?? '' }),
        onError: (error) => toast({ tone: 'error', title: 'Erreur', description: errorMessage(error) }),
      },
    );
  const shown = edit.data ?? person;
  return (
    <form
      noValidate
      onSubmit={save}
      className="grid gap-4"
      aria-label={`Corriger la fiche de ${person.name}`}
    >
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        {personFields.map((field) => (
          <TextField
            key={field}
            label={capital(fieldNames[field])}
            hint={<Correction origin={shown.origins[field]} field={field} onRevert={() => revert(field)} />}
            error={errors[field]?.message}
            {...form.register(field, { validate: (typed) => remarkOn(field, typed) })}
          />
        ))}
        <SelectField label="Base légale" {...form.register('lawfulBasis')}>
          {lawfulBases.map((basis) => (
            <option key={basis} value={basis}>
              {capital(basisNames[basis])}
            </option>
          ))}
        </SelectField>
      </div>
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={!isDirty} isBusy={edit.isPending} busyLabel="Enregistrement…">
          Enregistrer les corrections
        </Button>
        <SaveNote text={edit.isSuccess && !isDirty ? 'Fiche à jour' : null} />
      </div>
    </form>
  );
}

type Origin = NonNullable<PersonRecord['origins'][PersonField]>;

function Correction(props: { origin: Origin | undefined; field: PersonField; onRevert: () => void }) {
  if (props.origin?.from !== 'edit') return null;
  const { instead } = props.origin;
  return (
    <>
      Votre correction.{' '}
      <button
        type="button"
        className="lien cursor-pointer"
        aria-label={`Revenir à la valeur du profil : ${fieldNames[props.field]}`}
        onClick={props.onRevert}
      >
        Revenir à {instead ? quote(instead) : 'la valeur du profil'}
      </button>
    </>
  );
}
