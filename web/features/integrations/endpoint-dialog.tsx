import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { webhooksApi } from '#contract/integrations/webhooks.ts';
import { webhookEventLabels, webhookEventTypes } from '#core/integrations/webhook-events.ts';
import { fieldOf, submitWith } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { EndpointForm } from './webhooks.queries.ts';

type EndpointDialogProps = {
  title: string;
  submitLabel: string;
  initial?: EndpointForm;
  onClose: () => void;
  /** Closes by itself; a refusal is shown beside the field. */
  onSubmit: (form: EndpointForm) => Promise<void>;
};

const defaultEndpoint: EndpointForm = { url: '', events: ['reply.received', 'meeting.marked'] };

export function EndpointDialog({
  title,
  submitLabel,
  initial = defaultEndpoint,
  onClose,
  onSubmit,
}: EndpointDialogProps) {
  const form = useForm({ resolver: zodResolver(webhooksApi.create.body), defaultValues: initial });
  const { errors, isSubmitting } = form.formState;
  const submit = submitWith(form, { fields: ['url', 'events'] }, async (values) => {
    await onSubmit(values);
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={title}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Adresse"
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          spellCheck={false}
          {...fieldOf(form, 'url')}
        />
        <fieldset aria-describedby={errors.events ? 'events-error' : undefined}>
          <legend className="mb-1.5 font-medium text-sm">Événements</legend>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {webhookEventTypes.map((type) => (
              <li key={type}>
                <label className="flex min-h-9 items-center gap-2.5 max-sm:min-h-11">
                  <input
                    type="checkbox"
                    value={type}
                    className="size-4 accent-accent"
                    {...form.register('events')}
                  />
                  {webhookEventLabels[type]}
                </label>
              </li>
            ))}
          </ul>
          {errors.events && (
            <p id="events-error" className="mt-1.5 text-13 text-danger">
              {errors.events.message}
            </p>
          )}
        </fieldset>
        {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="primary" isBusy={isSubmitting} busyLabel="Enregistrement…">
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
