import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ProfileChange } from '#contract/identity/users.ts';
import { fieldOf, submitWith } from '#web/lib/form-errors.ts';
import { formatTime } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SaveNote } from '#web/ui/save-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { EmailForm } from './email-form.tsx';
import { useUpdateProfile } from './settings.queries.ts';

export function ProfileSection() {
  return (
    <>
      <Section title="Identité" note="tel que votre nom s’affiche dans Accroche">
        <NameForm />
      </Section>
      <Section title="Adresse e-mail" note="elle sert à vous connecter">
        <EmailForm />
      </Section>
    </>
  );
}

function NameForm() {
  const { firstName, lastName } = useUser();
  const update = useUpdateProfile();
  const form = useForm({ resolver: zodResolver(ProfileChange), defaultValues: { firstName, lastName } });
  const { errors, isDirty } = form.formState;
  const save = submitWith(form, { fields: ['firstName', 'lastName'] }, async (values) => {
    const { user } = await update.mutateAsync(values);
    form.reset({ firstName: user.firstName, lastName: user.lastName });
  });
  const savedAt = update.isSuccess && !isDirty ? new Date(update.submittedAt) : null;
  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <TextField label="Prénom" autoComplete="given-name" {...fieldOf(form, 'firstName')} />
        <TextField label="Nom" autoComplete="family-name" {...fieldOf(form, 'lastName')} />
      </div>
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" isBusy={update.isPending} busyLabel="Enregistrement…">
          Enregistrer
        </Button>
        <SaveNote text={savedAt && `Enregistré à ${formatTime(savedAt)}`} />
      </div>
    </form>
  );
}
