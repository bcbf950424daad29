import { useForm } from 'react-hook-form';
import type { Incident } from '#contract/overview/incidents.ts';
import { fieldOf, showServerErrors } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { NotConfirmed } from '../confirmed.ts';
import { addressesIn } from '../local-moment.ts';
import { useChangeIncident } from './incidents.queries.ts';

const fields = ['what', 'consequences', 'measures', 'emails'] as const;

/** What is found out after the declaration: the drafts follow. */
export function CompleteIncident({ incident }: { incident: Incident }) {
  const change = useChangeIncident(incident.id);
  const { what, consequences, measures } = incident;
  const form = useForm({ defaultValues: { what, consequences, measures, emails: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ emails, ...given }) => {
    try {
      const added = addressesIn(emails);
      await change.mutateAsync({ ...given, ...(added.length > 0 && { emails: added }) });
      form.reset({ ...given, emails: '' });
      toast({ tone: 'success', title: 'L’incident est complété.' });
    } catch (error) {
      if (!(error instanceof NotConfirmed)) showServerErrors(error, form.setError, fields);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-line border-t pt-4">
      <h3 className="text-14">Compléter</h3>
      <TextAreaField label="Ce qui s’est passé" rows={3} {...fieldOf(form, 'what')} />
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <TextAreaField label="Conséquences probables" rows={3} {...fieldOf(form, 'consequences')} />
        <TextAreaField label="Mesures prises ou prévues" rows={3} {...fieldOf(form, 'measures')} />
      </div>
      {!incident.isEveryone && (
        <TextAreaField
          label="Autres comptes touchés"
          hint="Une adresse par ligne."
          rows={2}
          {...fieldOf(form, 'emails')}
        />
      )}
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <Button type="submit" className="w-fit" isBusy={change.isPending} busyLabel="Enregistrement…">
        Enregistrer
      </Button>
    </form>
  );
}
