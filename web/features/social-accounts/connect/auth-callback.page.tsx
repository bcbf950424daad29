import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { ConnectionAttemptResult } from '#web/features/social-accounts/connect/connection-attempt.tsx';
import { withReturn } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Where a third party sends the browser back. It carries no proof by itself: our server is asked what came of it. */
export function AuthCallbackPage() {
  const { data: user } = useSession();
  const [query] = useSearchParams();
  const attemptId = query.get('tentative');
  return (
    <div className="mx-auto max-w-[520px] py-12 max-sm:py-6">
      <h1 className="mb-4 text-33">Retour dans Accroche</h1>
      {user && attemptId ? (
        <ConnectionAttemptResult key={attemptId} id={attemptId} hasFailed={query.has('echec')} />
      ) : (
        <PlainReturn isSignedIn={Boolean(user)} isRefused={query.has('error') || query.has('echec')} />
      )}
    </div>
  );
}

function PlainReturn({ isSignedIn, isRefused }: { isSignedIn: boolean; isRefused: boolean }) {
  const next = isSignedIn
    ? { href: paths.socialAccounts, label: 'Voir l’état du compte' }
    : { href: withReturn(paths.signIn), label: 'Se connecter' };
  return (
    <>
      {isRefused ? (
        <Notice tone="warning" title="La connexion n’a pas abouti.">
          Le service extérieur a interrompu la demande. Rien n’a été modifié dans votre compte.
        </Notice>
      ) : (
        <Notice tone="info" title="Vous revenez d’un service extérieur.">
          {isSignedIn
            ? 'La page du compte dit s’il est connecté.'
            : 'Connectez-vous pour retrouver votre espace et l’état de votre compte.'}
        </Notice>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <AppLink href={next.href} className={buttonClass({ variant: 'primary' })}>
          {next.label}
        </AppLink>
        <AppLink href={paths.home} className="link">
          {isSignedIn ? 'Aller au tableau de bord' : 'Revenir à l’accueil'}
        </AppLink>
      </div>
    </>
  );
}
