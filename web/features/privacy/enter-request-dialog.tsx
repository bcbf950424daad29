import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { NewPrivacyRequest } from '#contract/overview/privacy.ts';
import { requestRights, rightNames } from '#core/privacy/legal-delay.ts';
import { fieldOf, submitWith } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useEnterRequest } from './privacy.queries.ts';
import { channelNames } from './request-words.ts';

const fields = ['right', 'channel', 'name', 'company', 'email', 'message'] as const;

/** One that came by a message, a mail, a call. */
export function EnterRequestDialog({ onClose }: { onClose: () => void }) {
  const enter = useEnterRequest();
  const form = useForm<NewPrivacyRequest, unknown, z.output<typeof NewPrivacyRequest>>({
    resolver: zodResolver(NewPrivacyRequest),
    defaultValues: { right: 'access', channel: 'reply', name: '', company: '', email: '', message: '' },
  });
  const { errors } = form.formState;
  const submit = submitWith(form, { fields }, async (typed) => {
    await enter.mutateAsync(typed);
    onClose();
    toast({ title: 'Demande saisie.' });
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title="Saisir une demande">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
          <SelectField label="Droit" {...fieldOf(form, 'right')}>
            {requestRights.map((right) => (
              <option key={right} value={right}>
                {rightNames[right]}
              </option>
            ))}
          </SelectField>
          <SelectField label="Arrivée par" {...fieldOf(form, 'channel')}>
            {Object.entries(channelNames).map(([channel, name]) => (
              <option key={channel} value={channel}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField label="Nom de la personne" {...fieldOf(form, 'name')} />
          <TextField label="Entreprise" {...fieldOf(form, 'company')} />
        </div>
        <TextField label="Adresse pour lui répondre" inputMode="email" {...fieldOf(form, 'email')} />
        <TextAreaField label="Ce qu’elle demande" rows={3} {...fieldOf(form, 'message')} />
        {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="primary" isBusy={enter.isPending} busyLabel="Enregistrement…">
            Enregistrer
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
