import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { askPasswordReset } from '../form/api.ts';
import { useSiteForm } from '../form/use-site-form.ts';
import { checkEmail } from '../form/validation.ts';
import { textLink } from '../frame/layout.ts';
import { AuthCard, AuthLayout } from './auth-layout.tsx';

export function Page() {
  const form = useSiteForm<{ email: string }>(['email']);
  const [askedFor, setAskedFor] = useState<string | null>(null);

  const submit = form.submit(async ({ email }) => {
    await askPasswordReset(email.trim());
    setAskedFor(email.trim());
  });

  return (
    <AuthLayout
      title="Mot de passe oublié"
      lead="Indiquez l’adresse de votre compte : nous vous envoyons un lien pour choisir un nouveau mot de passe."
    >
      <AuthCard>
        <form method="post" noValidate onSubmit={submit} className="grid gap-5">
          {form.formError && <Notice tone="error">{form.formError}</Notice>}
          {askedFor && !form.formError && (
            <Notice tone="success" title="Consultez votre boîte de réception">
              Si un compte existe pour <span className="break-all">{askedFor}</span>, un lien vient d’y être
              envoyé. Il est valable une heure, une seule fois. Pensez aux courriers indésirables.
            </Notice>
          )}
          <TextField
            label="Adresse e-mail"
            type="email"
            autoComplete="username"
            inputMode="email"
            required
            error={form.errors.email?.message}
            {...form.register('email', { validate: checkEmail })}
          />
          <Button
            type="submit"
            variant={askedFor ? 'secondary' : 'primary'}
            size="lg"
            disabled={!form.isReady}
            isBusy={form.isBusy}
            busyLabel="Envoi…"
          >
            {askedFor ? 'Envoyer un nouveau lien' : 'Recevoir le lien'}
          </Button>
        </form>
      </AuthCard>
      <p className="mt-6 text-muted max-sm:text-center">
        <a href={paths.signIn} className={textLink}>
          Revenir à la connexion
        </a>
      </p>
    </AuthLayout>
  );
}
