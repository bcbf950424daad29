import { zodResolver } from '@hookform/resolvers/zod';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { AccountSettings, type SocialAccount } from '#contract/social-accounts.ts';
import {
  defaultQuotas,
  highestQuotas,
  noteBudget,
  type QuotaName,
  quotaNames,
} from '#core/network/account-quotas.ts';
import { fieldOf, submitWith } from '#web/lib/form-errors.ts';
import { formatTime } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SaveNote } from '#web/ui/save-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { useChangeSettings } from '../social-accounts.queries.ts';
import { NoteBudgetField } from './note-budget-field.tsx';

const labels: Record<QuotaName, string> = {
  invitationsPerDay: 'Invitations par jour',
  invitationsPerWeek: 'Invitations en 7 jours',
  messagesPerDay: 'Messages par jour',
  visitsPerDay: 'Visites par jour',
};

const valuesOf = ({ quotas, notes, ramp }: SocialAccount): AccountSettings => ({
  ...quotas,
  notesPerMonth: notes.budget,
  hasRamp: ramp !== null,
});

export function LimitsForm({ account }: { account: SocialAccount }) {
  const change = useChangeSettings(account.id);
  const form = useForm({
    resolver: zodResolver(AccountSettings),
    // What another tab or the server changed shows here, unless the user is changing it too.
    values: valuesOf(account),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = form.formState;
  const save = submitWith(form, { fields: [...quotaNames, 'notesPerMonth'] }, async (values) => {
    form.reset(valuesOf(await change.mutateAsync(values)));
  });
  const savedAt = change.isSuccess && !isDirty ? new Date(change.submittedAt) : null;
  return (
    <Section title="Vos limites" note="vous pouvez toujours les baisser">
      <form noValidate onSubmit={save} className="grid gap-4 border-line border-t pt-4">
        <div className="grid grid-cols-4 gap-4 max-large:grid-cols-2">
          {quotaNames.map((name) => (
            <TextField
              key={name}
              type="number"
              inputMode="numeric"
              min={1}
              max={highestQuotas[name]}
              label={labels[name]}
              hint={`Conseil : ${defaultQuotas[name]}. Plafond : ${highestQuotas[name]}.`}
              {...fieldOf(form, name, { valueAsNumber: true })}
            />
          ))}
          <NoteBudgetField tier={account.tier} {...fieldOf(form, 'notesPerMonth', { valueAsNumber: true })} />
        </div>
        <AboveAdvice control={form.control} hasNoteBudget={account.tier === 'free'} />
        <CheckboxField
          label="Compte nouvellement connecté : démarrage progressif sur quatre semaines"
          hint="Décochez seulement si ce compte prospectait déjà, au même rythme, avant d’être connecté à Accroche."
          {...form.register('hasRamp')}
        />
        <NoRamp control={form.control} />
        {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            variant={account.state === 'connected' ? 'primary' : 'secondary'}
            isBusy={change.isPending}
            busyLabel="Enregistrement…"
          >
            Enregistrer
          </Button>
          <SaveNote text={savedAt && `Enregistré à ${formatTime(savedAt)}`} />
        </div>
      </form>
    </Section>
  );
}

type FormControl = { control: Control<AccountSettings> };

/** Shown while typing, before anything is saved. */
function AboveAdvice({ control, hasNoteBudget }: FormControl & { hasNoteBudget: boolean }) {
  const values = useWatch({ control });
  const above = quotaNames.filter((name) => Number(values[name]) > defaultQuotas[name]);
  const notes = hasNoteBudget ? Number(values.notesPerMonth) : 0;
  const hasManyNotes = notes > noteBudget.byDefault;
  if (above.length === 0 && !hasManyNotes) return null;
  return (
    <Notice tone="warning" title="Au-dessus de ce que nous conseillons">
      {above.length > 0 && (
        <p>
          {above
            .map((name) => `${labels[name]} : ${Number(values[name])} au lieu de ${defaultQuotas[name]}.`)
            .join(' ')}{' '}
          Plus le volume monte, plus LinkedIn risque de restreindre votre compte, et c’est lui qui décide.
        </p>
      )}
      {hasManyNotes && (
        <p>
          {`Notes par mois : ${notes} au lieu de ${noteBudget.byDefault}.`} Il vous en restera moins pour vos
          propres invitations, et LinkedIn refuse celles qui dépassent.
        </p>
      )}
    </Notice>
  );
}

function NoRamp({ control }: FormControl) {
  const hasRamp = useWatch({ control, name: 'hasRamp' });
  if (hasRamp) return null;
  return (
    <Notice tone="warning" title="Sans démarrage progressif">
      Ce compte peut utiliser toutes ses limites dès aujourd’hui. Un départ brusque sur un compte peu actif
      est ce que LinkedIn restreint le plus vite.
    </Notice>
  );
}
