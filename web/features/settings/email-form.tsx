import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { EmailChange } from '#contract/identity/auth.ts';
import { fieldOf, submitWith } from '#web/lib/form-errors.ts';
import { useUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SaveNote } from '#web/ui/save-note.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { pendingEmailQuery, useCancelEmailChange, useChangeEmail } from './settings.queries.ts';

export function EmailForm() {
  const user = useUser();
  const { data: pendingEmail } = useQuery(pendingEmailQuery);
  const change = useChangeEmail();
  const cancel = useCancelEmailChange();
  const form = useForm({ resolver: zodResolver(EmailChange), defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  const save = submitWith(
    form,
    {
      fields: ['email', 'password'],
      codes: { wrong_password: 'password', email_taken: 'email', conflict: 'email' },
    },
    async (values) => {
      await change.mutateAsync(values);
      form.reset();
    },
  );
  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 [overflow-wrap:anywhere]">
        <b className="font-semibold">{user.email}</b>
        {user.emailVerified ? (
          <StatusMark shape="done">confirmée</StatusMark>
        ) : (
          <StatusMark shape="open">à confirmer</StatusMark>
        )}
      </p>
      {pendingEmail && (
        <Notice tone="info" title={`En attente : ${pendingEmail}`}>
          Ouvrez le lien envoyé à cette adresse pour terminer le changement. D’ici là, vous vous connectez
          avec l’adresse actuelle.
          <Button
            variant="quiet"
            size="sm"
            className="mt-2 block"
            isBusy={cancel.isPending}
            busyLabel="Annulation…"
            onClick={() => cancel.mutate()}
          >
            Annuler le changement
          </Button>
        </Notice>
      )}
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <TextField label="Nouvelle adresse" type="email" autoComplete="email" {...fieldOf(form, 'email')} />
        <PasswordField
          label="Mot de passe actuel"
          autoComplete="current-password"
          {...fieldOf(form, 'password')}
        />
      </div>
      <p className="text-13 text-muted">
        Un lien de confirmation part à la nouvelle adresse. Rien ne change tant que vous ne l’avez pas ouvert.
      </p>
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" isBusy={change.isPending} busyLabel="Envoi…">
          Changer d’adresse
        </Button>
        <SaveNote text={change.data?.message} />
      </div>
    </form>
  );
}
