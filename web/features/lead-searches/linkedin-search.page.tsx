import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { useConnection } from '#web/features/social-accounts/social-accounts.queries.ts';
import { useUser } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Section } from '#web/ui/section.tsx';
import { FreeSearchForm } from './free-search-form.tsx';
import { PastSearches } from './past-searches.tsx';
import { SearchResults } from './search-results.tsx';

/** `?recherche=` opens one search; without it, a new one is prepared. */
export function LinkedinSearchPage() {
  const [address] = useSearchParams();
  const openId = address.get('recherche');
  return (
    <>
      <PageHead
        title="Recherche"
        lead="Chercher des personnes sur LinkedIn, avec votre propre compte. Elles rejoignent vos leads, hors de toute campagne."
      />
      <div className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-[49px] gap-y-10 max-nav:grid-cols-1">
        <div className="min-w-0">{openId ? <SearchResults key={openId} id={openId} /> : <NewSearch />}</div>
        <aside aria-label="Recherches précédentes" className="min-w-0">
          <PastSearches openId={openId} />
        </aside>
      </div>
    </>
  );
}

function NewSearch() {
  const { connection } = useConnection(useUser());
  if (connection === 'connected' || connection === 'unknown') return <FreeSearchForm />;
  const isLost = connection === 'lost';
  return (
    <Section title="Nouvelle recherche">
      <EmptyState
        title={isLost ? 'Compte LinkedIn déconnecté' : 'Aucun compte connecté'}
        action={
          <AppLink href={paths.socialAccounts} className={buttonClass({ variant: 'primary', size: 'sm' })}>
            {isLost ? 'Reconnecter mon compte' : 'Connecter mon compte LinkedIn'}
          </AppLink>
        }
      >
        Une recherche passe par votre compte LinkedIn.{' '}
        {isLost
          ? 'Reconnectez-le\u00a0: ce que vos recherches ont trouvé est gardé.'
          : 'Votre compte LinkedIn n’est pas connecté\u00a0: rien n’est cherché ni envoyé en votre nom.'}
      </EmptyState>
    </Section>
  );
}
