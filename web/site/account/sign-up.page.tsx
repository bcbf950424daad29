import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, PasswordField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordStrength } from '#web/ui/password-strength.tsx';
import { type ApiFailure, register, signIn } from '../form/api.ts';
import { useSiteForm } from '../form/use-site-form.ts';
import { checkEmail, checkName, checkNewPassword } from '../form/validation.ts';
import { textLink } from '../frame/layout.ts';
import { keepingReturn, returnPath, useAddress } from '../frame/location.ts';
import { Assurances } from '../pricing/assurances.tsx';
import { AuthCard, AuthLayout } from './auth-layout.tsx';
import { chosenPlan, pathAfterSignUp, planText } from './chosen-plan.ts';
import { SignedOutOnly } from './signed-out-only.tsx';

type Typed = { firstName: string; lastName: string; email: string; password: string; acceptTerms: boolean };

const fields = ['firstName', 'lastName', 'email', 'password', 'acceptTerms'] as const;

function pathOnward(address: URL): string {
  const onward = pathAfterSignUp(chosenPlan(address.searchParams));
  return onward === paths.home ? returnPath(address) : onward;
}

/** A new user who was sent to no other page begins with the question of what they sell. */
const welcomeFirst = (onward: string) => (onward === paths.home ? paths.welcome : onward);

export function Page() {
  return (
    <SignedOutOnly pathOnward={pathOnward}>
      <AuthLayout
        title="Créer un compte"
        lead="Quelques lignes, et vous préparez votre première campagne."
        aside={<Assurances />}
      >
        <SignUpForm />
      </AuthLayout>
    </SignedOutOnly>
  );
}

function EmailTaken({ signInPath }: { signInPath: string }) {
  return (
    <>
      Un compte existe déjà avec cette adresse.{' '}
      <a href={signInPath} className="font-medium underline underline-offset-2">
        Se connecter
      </a>
    </>
  );
}

function SignUpForm() {
  const address = useAddress();
  const chosen = chosenPlan(address?.searchParams);
  const signInPath = address ? keepingReturn(paths.signIn, pathOnward(address)) : paths.signIn;
  const form = useSiteForm<Typed>(fields);
  const { errors } = form;
  const [password = '', ...known] = form.watch(['password', 'firstName', 'lastName', 'email']);
  const context = known.map((text) => text ?? '');

  const submit = form.submit(
    async (typed) => {
      const email = typed.email.trim();
      await register({
        ...typed,
        email,
        firstName: typed.firstName.trim(),
        lastName: typed.lastName.trim(),
        ...chosen,
      });
      // The specification signs in with the same credentials; registering has set the cookie already.
      const isSignedIn = await signIn(email, typed.password).then(
        ({ user }) => user !== null,
        () => false,
      );
      form.leave(isSignedIn && address ? welcomeFirst(pathOnward(address)) : paths.home);
    },
    (failure: ApiFailure) => {
      if (failure.code !== 'email_taken' && failure.status !== 409) return false;
      form.setError('email', { type: 'taken' }, { shouldFocus: true });
      return true;
    },
  );

  return (
    <>
      {chosen && (
        <Notice tone="info" className="mb-4">
          {planText(chosen)}
        </Notice>
      )}
      <AuthCard>
        <form method="post" noValidate onSubmit={submit} className="grid gap-5">
          {form.formError && <Notice tone="error">{form.formError}</Notice>}
          <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 max-sm:grid-cols-1">
            <TextField
              label="Prénom"
              autoComplete="given-name"
              required
              error={errors.firstName?.message}
              {...form.register('firstName', { validate: checkName('Indiquez votre prénom.') })}
            />
            <TextField
              label="Nom"
              autoComplete="family-name"
              required
              error={errors.lastName?.message}
              {...form.register('lastName', { validate: checkName('Indiquez votre nom.') })}
            />
          </div>
          <TextField
            label="Adresse e-mail"
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            error={
              errors.email?.type === 'taken' ? <EmailTaken signInPath={signInPath} /> : errors.email?.message
            }
            {...form.register('email', { validate: checkEmail })}
          />
          <div>
            <PasswordField
              label="Mot de passe"
              autoComplete="new-password"
              required
              aria-describedby="password-advice"
              error={errors.password?.message}
              {...form.register('password', {
                validate: (typed, { firstName, lastName, email }) =>
                  checkNewPassword(typed, [firstName, lastName, email]),
              })}
            />
            <PasswordStrength id="password-advice" password={password} context={context} />
          </div>
          <CheckboxField
            label={
              <>
                J’accepte les{' '}
                <a href={paths.allTerms} target="_blank" rel="noopener" className={textLink}>
                  conditions d’utilisation et de vente
                  <span className="sr-only"> (nouvel onglet)</span>
                </a>
                .
              </>
            }
            required
            error={errors.acceptTerms?.message}
            {...form.register('acceptTerms', {
              validate: (isAccepted) => isAccepted || 'Acceptez les conditions pour continuer.',
            })}
          />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            disabled={!form.isReady}
            isBusy={form.isBusy}
            busyLabel="Création du compte…"
          >
            Créer mon compte
          </Button>
          <p className="text-13 text-pretty text-muted">
            Vos données servent à ouvrir et gérer votre compte :{' '}
            <a href={paths.privacy} className={textLink}>
              Confidentialité
            </a>
            .
          </p>
        </form>
      </AuthCard>
      <p className="mt-6 text-muted max-sm:text-center">
        Déjà un compte ?{' '}
        <a href={signInPath} className={textLink}>
          Se connecter
        </a>
      </p>
    </>
  );
}
