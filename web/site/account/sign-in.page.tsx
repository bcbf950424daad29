import { useState } from 'react';
import { errorTexts } from '#contract/errors.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type ApiFailure, signIn } from '../form/api.ts';
import { useSiteForm } from '../form/use-site-form.ts';
import { checkCurrentPassword, checkEmail } from '../form/validation.ts';
import { textLink } from '../frame/layout.ts';
import { keepingReturn, returnPath, useAddress } from '../frame/location.ts';
import { useSession } from '../frame/session.ts';
import { AuthCard, AuthLayout } from './auth-layout.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignedOutOnly } from './signed-out-only.tsx';

export function Page() {
  const [isSecondStep, setIsSecondStep] = useState(false);
  return (
    <SignedOutOnly pathOnward={pathOnward}>
      {isSecondStep ? (
        <SecondFactorForm onRestart={() => setIsSecondStep(false)} />
      ) : (
        <SignInForm onSecondFactor={() => setIsSecondStep(true)} />
      )}
    </SignedOutOnly>
  );
}

const isRefused = (address: URL | null) => address?.searchParams.get('session') === 'expiree';

/** A call said that the session is over: whoever is sent back by itself would only hear it again, for ever. */
const pathOnward = (address: URL) => (isRefused(address) ? null : returnPath(address));

function Arrival({ address }: { address: URL | null }) {
  const isSignedIn = useSession().status === 'signed-in';
  if (isRefused(address)) {
    return (
      <Notice tone="warning">
        {errorTexts.sessionExpired}
        {isSignedIn && (
          <p className="mt-1">
            Une session est pourtant ouverte sur cet appareil :{' '}
            <a href={returnPath(address)} className={textLink}>
              revenir à la page
            </a>
          </p>
        )}
      </Notice>
    );
  }
  if (address?.searchParams.get('reinitialise') === '1') {
    return (
      <Notice tone="success" title="Mot de passe modifié">
        Connectez-vous avec votre nouveau mot de passe. Vos autres sessions ont été fermées.
      </Notice>
    );
  }
  return null;
}

function SignInForm({ onSecondFactor }: { onSecondFactor: () => void }) {
  const address = useAddress();
  const form = useSiteForm<{ email: string; password: string }>(['email', 'password']);

  const submit = form.submit(
    async ({ email, password }) => {
      const { twoFactorRequired } = await signIn(email.trim(), password);
      if (twoFactorRequired) onSecondFactor();
      else form.leave(returnPath(address));
    },
    (failure: ApiFailure) => {
      if (failure.status !== 401) return false;
      form.setFormError('E-mail ou mot de passe incorrect.');
      form.setFocus('password', { shouldSelect: true });
      return true;
    },
  );

  return (
    <AuthLayout title="Se connecter" lead="Retrouvez vos campagnes là où vous les avez laissées.">
      <AuthCard>
        <form method="post" noValidate onSubmit={submit} className="grid gap-5">
          {form.formError ? <Notice tone="error">{form.formError}</Notice> : <Arrival address={address} />}
          <TextField
            label="Adresse e-mail"
            type="email"
            autoComplete="username"
            inputMode="email"
            required
            error={form.errors.email?.message}
            {...form.register('email', { validate: checkEmail })}
          />
          <PasswordField
            label="Mot de passe"
            autoComplete="current-password"
            required
            error={form.errors.password?.message}
            {...form.register('password', { validate: checkCurrentPassword })}
          />
          <p className="-mt-2 text-14">
            <a href={paths.forgotPassword} className={textLink}>
              Mot de passe oublié ?
            </a>
          </p>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            disabled={!form.isReady}
            isBusy={form.isBusy}
            busyLabel="Connexion…"
          >
            Se connecter
          </Button>
        </form>
      </AuthCard>
      <p className="mt-6 text-muted max-sm:text-center">
        Pas encore de compte ?{' '}
        <a href={keepingReturn(paths.signUp, returnPath(address))} className={textLink}>
          Créer un compte
        </a>
      </p>
    </AuthLayout>
  );
}
