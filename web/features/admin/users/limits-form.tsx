import { useForm } from 'react-hook-form';
import type { CustomLimits } from '#core/identity/custom-limits.ts';
import { fieldOf } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';

const fields: { name: keyof CustomLimits; label: string }[] = [
  { name: 'leadSearchesPerMonth', label: 'Recherches par mois' },
  { name: 'icps', label: 'Ciblages' },
  { name: 'offers', label: 'Offres' },
  { name: 'modelTextsPerMonth', label: 'Textes de modèle par mois' },
];

type Typed = Record<keyof CustomLimits, string>;

const isWholeNumber = (text: string): true | string =>
  /^\d{0,6}$/.test(text.trim()) || 'Un nombre entier, ou rien pour ne pas limiter.';
const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** What was agreed with an ENTERPRISE customer. */
export function LimitsForm(props: {
  limits: CustomLimits | null;
  isBusy: boolean;
  onCancel: () => void;
  onSubmit: (limits: CustomLimits | null) => void;
}) {
  const typed = (name: keyof CustomLimits) => String(props.limits?.[name] ?? '');
  const form = useForm<Typed>({
    defaultValues: Object.fromEntries(fields.map(({ name }) => [name, typed(name)])),
  });
  const submit = form.handleSubmit((values) =>
    props.onSubmit({
      leadSearchesPerMonth: numberIn(values.leadSearchesPerMonth),
      icps: numberIn(values.icps),
      offers: numberIn(values.offers),
      modelTextsPerMonth: numberIn(values.modelTextsPerMonth),
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-muted">Un champ vide ne limite rien.</p>
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        {fields.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            inputMode="numeric"
            {...fieldOf(form, name, { validate: isWholeNumber })}
          />
        ))}
      </div>
      <DialogActions
        onCancel={props.onCancel}
        aside={
          props.limits && (
            <Button variant="quiet" className="sm:mr-auto" onClick={() => props.onSubmit(null)}>
              Retirer ces limites
            </Button>
          )
        }
      >
        <Button type="submit" variant="primary" isBusy={props.isBusy}>
          Enregistrer
        </Button>
      </DialogActions>
    </form>
  );
}
