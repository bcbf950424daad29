import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { apiKeysApi, type NewApiKey } from '#contract/integrations/api-keys.ts';
import {
  type ApiScope,
  apiScopes,
  apiSubjects,
  graveScopes,
  isGrave,
  keyLifetimes,
  subjectOf,
} from '#core/integrations/api-scopes.ts';
import { capital } from '#core/words/capital.ts';
import { fieldOf, submitWith } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

type NewKeyDialogProps = {
  onClose: () => void;
  /** Closes by itself; a refusal is shown beside the field. */
  onSubmit: (form: NewApiKey) => Promise<void>;
};

const defaultKey: NewApiKey = { name: '', scopes: ['campaigns:read'], days: 90 };
const subjects = [...new Set(apiScopes.filter((scope) => !isGrave(scope)).map(subjectOf))];
const lifetimeTexts: Record<(typeof keyLifetimes)[number], string> = {
  30: '30 jours',
  90: '90 jours',
  365: 'un an',
};

export function NewKeyDialog({ onClose, onSubmit }: NewKeyDialogProps) {
  const form = useForm({ resolver: zodResolver(apiKeysApi.create.body), defaultValues: defaultKey });
  const { errors, isSubmitting } = form.formState;
  const submit = submitWith(form, { fields: ['name', 'scopes', 'days'] }, async (values) => {
    await onSubmit(values);
  });
  const box = (scope: ApiScope, label: string, of = '') =>
    apiScopes.includes(scope) && (
      <label className="flex min-h-9 items-center gap-2 max-sm:min-h-11">
        <input
          type="checkbox"
          value={scope}
          className="size-4 shrink-0 accent-accent"
          {...form.register('scopes')}
        />
        <span>
          {label}
          {of && <span className="sr-only">&nbsp;: {of}</span>}
        </span>
      </label>
    );
  return (
    <Dialog isOpen onOpenChange={onClose} title="Créer une clé">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)_140px] gap-3 max-sm:grid-cols-1">
          <TextField
            label="Nom"
            placeholder="Le programme qui s’en sert"
            autoComplete="off"
            {...fieldOf(form, 'name')}
          />
          <SelectField label="Valable" {...fieldOf(form, 'days', { valueAsNumber: true })}>
            {keyLifetimes.map((days) => (
              <option key={days} value={days}>
                {lifetimeTexts[days]}
              </option>
            ))}
          </SelectField>
        </div>
        <fieldset aria-describedby={errors.scopes ? 'scopes-error' : undefined}>
          <legend className="mb-1.5 font-medium text-sm">Droits</legend>
          <ul>
            {subjects.map((subject) => (
              <li
                key={subject}
                className="grid grid-cols-[minmax(0,1fr)_80px_110px] items-center border-line border-t max-sm:grid-cols-[minmax(0,1fr)_68px_92px] max-sm:gap-x-1"
              >
                <span aria-hidden>{capital(apiSubjects[subject])}</span>
                <span>{box(`${subject}:read` as ApiScope, 'Lire', apiSubjects[subject])}</span>
                <span>{box(`${subject}:write` as ApiScope, 'Modifier', apiSubjects[subject])}</span>
              </li>
            ))}
          </ul>
          {errors.scopes && (
            <p id="scopes-error" className="mt-1.5 text-13 text-danger">
              {errors.scopes.message}
            </p>
          )}
        </fieldset>
        <fieldset>
          <legend className="mb-1.5 font-medium text-sm">À votre place</legend>
          {(Object.keys(graveScopes) as (keyof typeof graveScopes)[]).map((scope) => (
            <div key={scope}>{box(scope, capital(graveScopes[scope]))}</div>
          ))}
        </fieldset>
        {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="primary" isBusy={isSubmitting} busyLabel="Création…">
            Créer la clé
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
