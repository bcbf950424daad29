import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Where a third party sends the browser back. It carries no proof by itself: the account's page tells the state. */
export function AuthCallbackPage() {
  const { data: user } = useSession();
  const [query] = useSearchParams();
  const isRefused = query.has('error');
  const next = user
    ? { href: paths.socialAccounts, label: 'Voir l’état du compte' }
    : { href: paths.signIn, label: 'Se connecter' };
  return (
    <div className="mx-auto max-w-[520px] py-12 max-sm:py-6">
      <h1 className="mb-4 text-33">Retour dans Accroche</h1>
      {isRefused ? (
        <Notice tone="warning" title="La connexion n’a pas abouti.">
          Le service extérieur a interrompu la demande. Rien n’a été modifié dans votre compte.
        </Notice>
      ) : (
        <Notice tone="info" title="Vous revenez d’un service extérieur.">
          {user
            ? 'La page du compte dit s’il est relié.'
            : 'Connectez-vous pour retrouver votre espace et l’état de votre compte.'}
        </Notice>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <AppLink href={next.href} className={buttonClass({ variant: 'primary' })}>
          {next.label}
        </AppLink>
        <AppLink href={paths.home} className="lien">
          {user ? 'Aller au tableau de bord' : 'Revenir à l’accueil'}
        </AppLink>
      </div>
    </div>
  );
}
