import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { PasswordChange } from '#contract/identity/auth.ts';
import { fieldOf, submitWith } from '#web/lib/form-errors.ts';
import { useUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordStrength } from '#web/ui/password-strength.tsx';
import { SaveNote } from '#web/ui/save-note.tsx';
import { useChangePassword } from './settings.queries.ts';

export function PasswordForm() {
  const user = useUser();
  const change = useChangePassword();
  const form = useForm({
    resolver: zodResolver(PasswordChange),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  const { errors } = form.formState;
  const save = submitWith(
    form,
    { fields: ['currentPassword', 'newPassword'], codes: { wrong_password: 'currentPassword' } },
    async (values) => {
      await change.mutateAsync(values);
      form.reset();
    },
  );
  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <PasswordField
          label="Mot de passe actuel"
          autoComplete="current-password"
          {...fieldOf(form, 'currentPassword')}
        />
        <div>
          <PasswordField
            label="Nouveau mot de passe"
            autoComplete="new-password"
            {...fieldOf(form, 'newPassword')}
          />
          <PasswordStrength password={newPassword} context={[user.email, user.firstName, user.lastName]} />
        </div>
      </div>
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" isBusy={change.isPending} busyLabel="Enregistrement…">
          Changer le mot de passe
        </Button>
        <SaveNote text={change.data?.message} />
      </div>
    </form>
  );
}
