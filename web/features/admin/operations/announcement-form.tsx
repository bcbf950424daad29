import { useForm } from 'react-hook-form';
import { NewAnnouncement } from '#contract/overview/admin-operations.ts';
import { plans } from '#core/identity/plans.ts';
import { dayMs } from '#core/time/durations.ts';
import { NotificationIcon } from '#web/features/notifications/notification-icon.tsx';
import { fieldOf, showServerErrors } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { CheckboxField, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { NotConfirmed } from '../confirmed.ts';
import { instantOf, localMoment } from '../local-moment.ts';
import { useAnnounce } from './operations.queries.ts';

const types = { info: 'Information', success: 'Bonne nouvelle', warning: 'Avertissement', error: 'Incident' };

const fields = ['title', 'message', 'link', 'startsAt', 'endsAt'] as const;

type Typed = Omit<NewAnnouncement, 'link'> & { link: string };

const asSent = (typed: Typed): NewAnnouncement => ({
  ...typed,
  link: typed.link.trim() || null,
  startsAt: instantOf(typed.startsAt),
  endsAt: instantOf(typed.endsAt),
});

export function AnnouncementForm({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title="Nouvelle annonce">
      <Fields onClose={onClose} />
    </Dialog>
  );
}

function Fields({ onClose }: { onClose: () => void }) {
  const announce = useAnnounce();
  const form = useForm<Typed>({
    defaultValues: {
      title: '',
      message: '',
      type: 'info',
      link: '',
      audience: [],
      startsAt: localMoment(new Date()),
      endsAt: localMoment(new Date(Date.now() + 7 * dayMs)),
    },
  });
  const { errors } = form.formState;
  const [title, message, type] = form.watch(['title', 'message', 'type']);
  const submit = form.handleSubmit(async (typed) => {
    const parsed = NewAnnouncement.safeParse(asSent(typed));
    if (!parsed.success) return showRemarks(parsed.error.issues);
    try {
      await announce.mutateAsync(parsed.data);
      toast({ tone: 'success', title: 'L’annonce est enregistrée.' });
      onClose();
    } catch (error) {
      if (!(error instanceof NotConfirmed)) showServerErrors(error, form.setError, fields);
    }
  });
  const showRemarks = (issues: readonly { path: PropertyKey[]; message: string }[]) => {
    for (const { path, message } of issues) {
      const field = fields.find((one) => one === path[0]);
      if (field) form.setError(field, { message }, { shouldFocus: true });
    }
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField label="Titre" maxLength={80} {...fieldOf(form, 'title')} />
      <TextAreaField label="Message" rows={3} maxLength={300} {...fieldOf(form, 'message')} />
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <SelectField label="Ton" {...form.register('type')}>
          {Object.entries(types).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField label="Page à ouvrir" hint="Facultatif, par exemple /aide." {...fieldOf(form, 'link')} />
        <TextField
          label="Du"
          type="datetime-local"
          error={errors.startsAt && 'Donnez un jour et une heure.'}
          {...form.register('startsAt')}
        />
        <TextField label="Au" type="datetime-local" {...fieldOf(form, 'endsAt')} />
      </div>
      <fieldset>
        <legend className="mb-1.5 font-medium text-14">Qui la lit</legend>
        <p className="mb-2 text-13 text-muted">Sans choix, tout le monde.</p>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {plans.map((plan) => (
            <CheckboxField key={plan} label={plan} value={plan} {...form.register('audience')} />
          ))}
        </div>
      </fieldset>
      <section aria-label="Aperçu" className="rounded-card border border-line p-3">
        <p className="mb-2 text-12 text-muted">Aperçu</p>
        <div className="flex gap-3 [overflow-wrap:anywhere]">
          <NotificationIcon type={type} />
          <div className="min-w-0">
            <p className="font-medium">{title || 'Titre'}</p>
            <p className="text-13">{message || 'Message'}</p>
          </div>
        </div>
      </section>
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <DialogActions onCancel={onClose}>
        <Button type="submit" variant="primary" isBusy={announce.isPending} busyLabel="Enregistrement…">
          Publier
        </Button>
      </DialogActions>
    </form>
  );
}
