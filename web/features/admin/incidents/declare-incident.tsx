import { useForm } from 'react-hook-form';
import { NewIncident } from '#contract/overview/incidents.ts';
import {
  incidentCategories,
  incidentCategoryNames,
  incidentNatures,
  natureNames,
} from '#core/privacy/incident.ts';
import { capital } from '#core/words/capital.ts';
import { fieldOf, showServerErrors } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { CheckboxField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { NotConfirmed } from '../confirmed.ts';
import { addressesIn, instantOf, localMoment } from '../local-moment.ts';
import { useDeclareIncident } from './incidents.queries.ts';

type Typed = Omit<Required<NewIncident>, 'emails' | 'beganAt'> & { emails: string; beganAt: string };

const fields = [
  'discoveredAt',
  'beganAt',
  'natures',
  'categories',
  'what',
  'consequences',
  'measures',
  'emails',
] as const;

const asSent = (typed: Typed): NewIncident => ({
  ...typed,
  discoveredAt: instantOf(typed.discoveredAt),
  beganAt: typed.beganAt ? instantOf(typed.beganAt) : null,
  emails: typed.isEveryone ? [] : addressesIn(typed.emails),
});

type Props = { onClose: () => void; onDeclared: (id: string) => void };

/** What is known now; the rest is completed later. */
export function DeclareIncident({ onClose, onDeclared }: Props) {
  const declare = useDeclareIncident();
  const form = useForm<Typed>({
    defaultValues: {
      discoveredAt: localMoment(new Date()),
      beganAt: '',
      natures: [],
      categories: [],
      what: '',
      consequences: '',
      measures: '',
      isEveryone: false,
      emails: '',
    },
  });
  const { errors } = form.formState;
  const isEveryone = form.watch('isEveryone');
  const submit = form.handleSubmit(async (typed) => {
    const parsed = NewIncident.safeParse(asSent(typed));
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) {
        const field = fields.find((one) => one === path[0]);
        if (field) form.setError(field, { message }, { shouldFocus: true });
      }
      return;
    }
    try {
      const { incident } = await declare.mutateAsync(parsed.data);
      onDeclared(incident.id);
    } catch (error) {
      if (!(error instanceof NotConfirmed)) showServerErrors(error, form.setError, fields);
    }
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title="Déclarer un incident">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
          <TextField
            label="Découvert le"
            type="datetime-local"
            hint="Le délai de 72 heures part de là."
            {...fieldOf(form, 'discoveredAt')}
          />
          <TextField
            label="Commencé le"
            type="datetime-local"
            hint="Facultatif, s’il est connu."
            {...fieldOf(form, 'beganAt')}
          />
        </div>
        <TextAreaField label="Ce qui s’est passé" rows={3} {...fieldOf(form, 'what')} />
        <Choices legend="Ce que l’incident a fait aux données" error={errors.natures?.message}>
          {natureNames.map((nature) => (
            <CheckboxField
              key={nature}
              label={capital(incidentNatures[nature])}
              value={nature}
              {...form.register('natures')}
            />
          ))}
        </Choices>
        <Choices legend="Données touchées" error={errors.categories?.message}>
          {incidentCategoryNames.map((category) => (
            <CheckboxField
              key={category}
              label={capital(incidentCategories[category])}
              value={category}
              {...form.register('categories')}
            />
          ))}
        </Choices>
        <Choices legend="Comptes touchés">
          <CheckboxField label="Tous les comptes" {...form.register('isEveryone')} />
        </Choices>
        {!isEveryone && (
          <TextAreaField
            label="Adresses des comptes touchés"
            hint="Une par ligne. D’autres s’ajoutent plus tard."
            rows={3}
            {...fieldOf(form, 'emails')}
          />
        )}
        <TextAreaField
          label="Conséquences probables"
          hint="Se complète plus tard."
          rows={2}
          {...fieldOf(form, 'consequences')}
        />
        <TextAreaField
          label="Mesures prises ou prévues"
          hint="Se complète plus tard."
          rows={2}
          {...fieldOf(form, 'measures')}
        />
        {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="primary" isBusy={declare.isPending} busyLabel="Enregistrement…">
            Déclarer
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Choices(props: { legend: string; error?: string | undefined; children: React.ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-14">{props.legend}</legend>
      <div className="grid grid-cols-2 gap-x-5 gap-y-1 max-sm:grid-cols-1">{props.children}</div>
      {props.error && (
        <p role="alert" className="mt-1.5 text-13 text-danger">
          {props.error}
        </p>
      )}
    </fieldset>
  );
}
