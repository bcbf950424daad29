import { useForm } from 'react-hook-form';
import type { PersonRecord } from '#contract/audience/people.ts';
import { headcountBands } from '#core/companies/headcount-bands.ts';
import { ofName } from '#core/french/of-name.ts';
import { checkField } from '#core/people/check-field.ts';
import { basisNames, fieldNames } from '#core/people/describe-event.ts';
import { lawfulBases, type PersonField, personFields } from '#core/people/person-fields.ts';
import { capital } from '#core/words/capital.ts';
import { quote } from '#core/words/quote.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { showServerErrors } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SaveNote } from '#web/ui/save-note.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useEditPerson } from './people.queries.ts';

type Values = Record<PersonField, string> & { lawfulBasis: PersonRecord['lawfulBasis'] };

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

type PersonEditFormProps = {
  person: PersonRecord;
  /** Where the form has taken the place of the record: it is left once saved, or without a change. */
  onTyped?: () => void;
  onDone?: () => void;
};

/** The user's corrections: later values of the network are shown beside them and never replace them. */
export function PersonEditForm({ person, onTyped, onDone }: PersonEditFormProps) {
  const edit = useEditPerson(person.id);
  const form = useForm<Values>({ defaultValues: valuesOf(person) });
  const { errors, dirtyFields, isDirty } = form.formState;
  const save = form.handleSubmit(async ({ lawfulBasis, ...typed }) => {
    const fields = Object.fromEntries(
      personFields.filter((field) => dirtyFields[field]).map((field) => [field, typed[field]]),
    );
    try {
      form.reset(valuesOf(await edit.mutateAsync({ fields, lawfulBasis })));
      if (!onDone) return;
      onDone();
      toast({ title: 'La fiche est à jour.' });
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
      onInput={onTyped}
      className={classNames('grid gap-4', onDone && '[&_:is(input,select)]:scroll-mb-20')}
      aria-label={`Corriger la fiche ${ofName(person.name)}`}
    >
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        {personFields.map((field) => {
          const common = {
            label: capital(fieldNames[field]),
            hint: shown.origins[field]?.from === 'edit' && (
              <Correction origin={shown.origins[field]} field={field} onRevert={() => revert(field)} />
            ),
            error: errors[field]?.message,
            ...form.register(field, { validate: (typed) => remarkOn(field, typed) }),
          };
          return field === 'headcountBand' ? (
            <SelectField key={field} {...common}>
              <option value="">Non connu</option>
              {headcountBands.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </SelectField>
          ) : (
            <TextField key={field} autoComplete="off" {...common} />
          );
        })}
        <SelectField label="Base légale" {...form.register('lawfulBasis')}>
          {lawfulBases.map((basis) => (
            <option key={basis} value={basis}>
              {capital(basisNames[basis])}
            </option>
          ))}
        </SelectField>
      </div>
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <div
        className={classNames(
          'flex flex-wrap items-center gap-3',
          // At hand however long the record: the foot of the panel that scrolls.
          onDone &&
            'sticky -bottom-4 -mx-6 -mb-4 border-line border-t bg-card px-6 py-3 max-sm:-mx-4 max-sm:px-4',
        )}
      >
        <Button
          type="submit"
          variant={onDone ? 'primary' : 'secondary'}
          disabled={!isDirty}
          isBusy={edit.isPending}
          busyLabel="Enregistrement…"
        >
          Enregistrer les corrections
        </Button>
        {onDone && <Button onClick={onDone}>Annuler</Button>}
        <SaveNote text={edit.isSuccess && !isDirty ? 'Fiche à jour' : null} />
      </div>
    </form>
  );
}

type Origin = NonNullable<PersonRecord['origins'][PersonField]>;

function Correction(props: { origin: Origin; field: PersonField; onRevert: () => void }) {
  const { instead } = props.origin;
  return (
    <>
      Votre correction.{' '}
      <button
        type="button"
        className="link cursor-pointer"
        aria-label={`Revenir à la valeur du profil : ${fieldNames[props.field]}`}
        onClick={props.onRevert}
      >
        Revenir à {instead ? quote(instead) : 'la valeur du profil'}
      </button>
    </>
  );
}
