import { Section } from '#web/ui/section.tsx';
import { AccountHistorySection } from './account-history.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { TwoFactor } from './two-factor.tsx';

export function SecuritySection() {
  return (
    <>
      <Section title="Mot de passe">
        <PasswordForm />
      </Section>
      <Section title="Double authentification" note="un code de votre téléphone à chaque connexion">
        <TwoFactor />
      </Section>
      <SessionList />
      <AccountHistorySection />
    </>
  );
}
