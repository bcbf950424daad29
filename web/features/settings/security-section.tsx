import { Rubrique } from '#web/ui/rubrique.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { TwoFactor } from './two-factor.tsx';

export function SecuritySection() {
  return (
    <>
      <Rubrique title="Mot de passe">
        <PasswordForm />
      </Rubrique>
      <Rubrique title="Double authentification" note="un code de votre téléphone à chaque connexion">
        <TwoFactor />
      </Rubrique>
      <SessionList />
    </>
  );
}
