import { Unplug } from 'lucide-react';
import type { User } from '#contract/identity/users.ts';
import { paths } from '#contract/paths.ts';
import { useConnection, useConnectionWatch } from '#web/features/social-accounts/social-accounts.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';

/** On every signed-in page while the account that campaigns leave from is lost, by the network or by its owner. */
export function LinkedinBand({ user }: { user: User }) {
  useConnectionWatch();
  const { connection, trouble } = useConnection(user);
  // Its owner took it out, and campaigns wait for it: nothing went wrong, and nothing leaves.
  const isRemoved = connection === 'unlinked' && trouble !== null;
  if (connection !== 'lost' && !isRemoved) return null;
  return (
    <div role="alert" className="print:hidden border-danger/35 border-b bg-danger-soft">
      <div className="gutter mx-auto flex min-h-12 max-w-[1440px] items-center gap-x-3 py-2 text-14 max-sm:gap-x-2 max-sm:py-0.5 max-sm:text-13">
        <Unplug size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-danger max-sm:hidden" />
        <p className="min-w-0 flex-1 text-pretty max-sm:truncate">
          <b className="font-semibold text-danger">
            {isRemoved ? 'Plus rien ne part' : 'Erreur d’authentification LinkedIn'}
          </b>
          {/* On a phone the band is one line; the page of the account says the rest. */}
          <span className="max-sm:sr-only">
            . {trouble ?? 'Votre compte LinkedIn est déconnecté.'} Vos campagnes sont en pause et reprendront
            dès son retour.
          </span>
        </p>
        <AppLink
          href={paths.socialAccounts}
          className={`${buttonClass({ variant: 'secondary', size: 'sm' })} shrink-0 max-sm:px-2.5!`}
        >
          {isRemoved ? 'Connecter ' : 'Reconnecter '}
          <span className="max-sm:sr-only">mon compte</span>
        </AppLink>
      </div>
    </div>
  );
}
