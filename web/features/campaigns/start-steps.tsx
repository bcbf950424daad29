import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import type { User } from '#contract/users.ts';
import { twoFactorQuery } from '#web/features/settings/settings.queries.ts';
import type { Connection } from '#web/features/social-accounts/connection.ts';
import { useConnection } from '#web/features/social-accounts/social-accounts.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';

type Step = { title: string; detail: string; isDone: boolean; action?: { href: string; label: string } };

function linkStep(connection: Connection): Step {
  const step = { title: 'Relier votre compte LinkedIn', isDone: false };
  if (connection === 'unlinked') {
    return {
      ...step,
      detail: 'Vos campagnes partent de votre propre compte, à votre nom.',
      action: { href: paths.socialAccounts, label: 'Relier' },
    };
  }
  if (connection === 'lost') {
    return {
      ...step,
      detail: 'Votre compte s’est déconnecté : reconnectez-le pour reprendre vos campagnes.',
      action: { href: paths.socialAccounts, label: 'Reconnecter' },
    };
  }
  return { ...step, detail: 'Votre compte est relié à Accroche.', isDone: true };
}

function useStartSteps(user: User): Step[] {
  const { data: twoFactor } = useQuery(twoFactorQuery);
  const { connection } = useConnection(user);
  return [
    { title: 'Créer votre compte', detail: `Formule ${user.subscription}.`, isDone: true },
    {
      title: 'Confirmer votre adresse e-mail',
      detail: user.emailVerified
        ? `${user.email} est confirmée.`
        : `Ouvrez le lien envoyé à ${user.email}. Il sera demandé avant de lancer une campagne.`,
      isDone: user.emailVerified,
    },
    {
      title: 'Protéger votre compte',
      detail: 'La double authentification ferme la porte à qui aurait votre mot de passe.',
      isDone: twoFactor?.isEnabled ?? false,
      action: { href: paths.accountSecurity, label: 'Activer' },
    },
    linkStep(connection),
  ];
}

/** Four steps, each in its true state; the first one left to do carries the page's main action. */
export function StartSteps({ user }: { user: User }) {
  const steps = useStartSteps(user);
  const next = steps.findIndex(({ isDone, action }) => !isDone && action);
  return (
    <ol>
      {steps.map((step, index) => (
        <StepRow key={step.title} step={step} number={index + 1}>
          {!step.isDone && step.action && (
            <AppLink
              href={step.action.href}
              className={buttonClass({ variant: index === next ? 'primary' : 'secondary', size: 'sm' })}
            >
              {step.action.label}
            </AppLink>
          )}
        </StepRow>
      ))}
    </ol>
  );
}

function StepRow(props: { step: Step; number: number; children: ReactNode }) {
  const { step } = props;
  return (
    <li className="grid min-h-[54px] grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-ligne border-t py-2.5 max-sm:grid-cols-[24px_minmax(0,1fr)]">
      {step.isDone ? (
        <Check size={16} role="img" aria-label="Fait" className="text-sauge" />
      ) : (
        <span aria-hidden className="chiffres pl-1 font-semibold">
          {props.number}
        </span>
      )}
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className={step.isDone ? 'font-medium text-sauge' : 'font-semibold'}>{step.title}</p>
        <p className="text-pretty text-13 text-sourdine">{step.detail}</p>
      </div>
      <div className="max-sm:col-start-2 empty:hidden">{props.children}</div>
    </li>
  );
}
