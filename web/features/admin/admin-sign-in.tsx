import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { authApi } from '#contract/identity/auth.ts';
import { paths } from '#contract/paths.ts';
import { fieldOf, submitWith } from '#web/lib/form-errors.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSecondFactor, useSignIn } from './admin.queries.ts';

export function AdminSignIn({ signedInAs }: { signedInAs: string | undefined }) {
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  return (
    <div className="mx-auto max-w-[420px] py-12 max-sm:py-6">
      <h1 className="text-33">Administration</h1>
      <p className="mt-2 mb-6 text-pretty text-muted">
        Cet espace est réservé aux administrateurs d’Accroche.{' '}
        <AppLink href={paths.home} className="link">
          Revenir à l’accueil
        </AppLink>
      </p>
      {signedInAs && (
        <Notice tone="warning" title="Ce compte n’est pas administrateur." className="mb-6">
          Votre session est ouverte avec {signedInAs}. Connectez-vous avec un compte administrateur pour
          continuer.
        </Notice>
      )}
      <div className="border-ink border-t-2 pt-5">
        {isCodeAsked ? (
          <CodeForm onRestart={() => setIsCodeAsked(false)} />
        ) : (
          <CredentialsForm onCodeAsked={() => setIsCodeAsked(true)} />
        )}
      </div>
    </div>
  );
}

function CredentialsForm({ onCodeAsked }: { onCodeAsked: () => void }) {
  const signIn = useSignIn();
  const form = useForm({
    resolver: zodResolver(authApi.login.body),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = form.formState;
  const submit = submitWith(form, { fields: ['email', 'password'] }, async (values) => {
    const { twoFactorRequired } = await signIn.mutateAsync(values);
    if (twoFactorRequired) onCodeAsked();
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField label="Adresse e-mail" type="email" autoComplete="username" {...fieldOf(form, 'email')} />
      <PasswordField label="Mot de passe" autoComplete="current-password" {...fieldOf(form, 'password')} />
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <Button type="submit" variant="primary" size="lg" isBusy={signIn.isPending} busyLabel="Connexion…">
        Se connecter
      </Button>
    </form>
  );
}

function CodeForm({ onRestart }: { onRestart: () => void }) {
  const verify = useSecondFactor();
  const form = useForm({ resolver: zodResolver(authApi.twoFactor.body), defaultValues: { code: '' } });
  useEffect(() => form.setFocus('code'), [form]);
  const { errors } = form.formState;
  const submit = submitWith(form, { fields: ['code'], codes: { wrong_code: 'code' } }, async ({ code }) => {
    await verify.mutateAsync(code);
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Code de vérification"
        hint="Les six chiffres de votre application d’authentification, ou un code de secours."
        autoComplete="one-time-code"
        {...fieldOf(form, 'code')}
      />
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <Button type="submit" variant="primary" size="lg" isBusy={verify.isPending} busyLabel="Vérification…">
        Vérifier le code
      </Button>
      <Button variant="quiet" onClick={onRestart}>
        Changer de compte
      </Button>
    </form>
  );
}
