import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordStrength } from '#web/ui/password-strength.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type ApiFailure, resetPassword } from '../form/api.ts';
import { useSiteForm } from '../form/use-site-form.ts';
import { checkNewPassword } from '../form/validation.ts';
import { useAddress } from '../frame/location.ts';
import { AuthCard, AuthLayout } from './auth-layout.tsx';

const tokenShape = /^[0-9a-f]{64}$/;

/** The token is the path itself, or the `token` of the long address. */
const tokenOf = (address: URL) => {
  const segment = address.pathname.replace(/^\/|\/+$/g, '');
  return tokenShape.test(segment) ? segment : (address.searchParams.get('token') ?? '');
};

export function Page() {
  const address = useAddress();
  const [isRefused, setIsRefused] = useState(false);
  const token = address && tokenOf(address);
  return (
    <AuthLayout
      title="Nouveau mot de passe"
      lead="Une fois le mot de passe changé, toutes vos sessions ouvertes seront fermées."
    >
      <AuthCard>
        {token === null && <Spinner />}
        {token === '' && (
          <AskAgain title="Il manque le lien reçu par e-mail">
            Cette page s’ouvre depuis le lien que nous envoyons. Demandez-le, puis suivez-le.
          </AskAgain>
        )}
        {token && (isRefused || !tokenShape.test(token)) && (
          <AskAgain title="Ce lien n’est plus valable">
            Il a déjà servi, il a plus d’une heure, ou il est incomplet. Demandez-en un nouveau.
          </AskAgain>
        )}
        {token && !isRefused && tokenShape.test(token) && (
          <ResetForm token={token} onRefused={() => setIsRefused(true)} />
        )}
      </AuthCard>
    </AuthLayout>
  );
}

function AskAgain({ title, children }: { title: string; children: string }) {
  return (
    <div className="grid gap-5">
      <Notice tone="error" title={title}>
        {children}
      </Notice>
      <a href={paths.forgotPassword} className={buttonClass({ variant: 'primary', size: 'lg' })}>
        Demander un lien
      </a>
    </div>
  );
}

function ResetForm({ token, onRefused }: { token: string; onRefused: () => void }) {
  const form = useSiteForm<{ password: string }>(['password']);

  const submit = form.submit(
    async ({ password }) => {
      await resetPassword(token, password);
      form.leave(`${paths.signIn}?reinitialise=1`);
    },
    (failure: ApiFailure) => {
      const isTokenRefused =
        failure.code === 'invalid_token' || failure.code === 'expired_token' || 'token' in failure.fields;
      if (isTokenRefused) onRefused();
      return isTokenRefused;
    },
  );

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {form.formError && <Notice tone="error">{form.formError}</Notice>}
      <div>
        <PasswordField
          label="Nouveau mot de passe"
          autoComplete="new-password"
          required
          aria-describedby="password-advice"
          error={form.errors.password?.message}
          {...form.register('password', { validate: (typed) => checkNewPassword(typed, []) })}
        />
        <PasswordStrength id="password-advice" password={form.watch('password') ?? ''} context={[]} />
      </div>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!form.isReady}
        isBusy={form.isBusy}
        busyLabel="Enregistrement…"
      >
        Changer le mot de passe
      </Button>
    </form>
  );
}
