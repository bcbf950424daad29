import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { useUser } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PointList } from '#web/ui/point-list.tsx';
import { Section } from '#web/ui/section.tsx';
import { AccountCard } from './account-card.tsx';
import { AccountHealth } from './account-health.tsx';
import { AccountUse } from './account-use.tsx';
import { AccountsSkeleton } from './accounts-skeleton.tsx';
import { ConnectIntro } from './connect/connect-intro.tsx';
import { shownAccount } from './connection.ts';
import { LimitsForm } from './limits/limits-form.tsx';
import { RampSection } from './limits/ramp-section.tsx';
import { accountsQuery, useConnection } from './social-accounts.queries.ts';

const assurances = [
  {
    title: 'À votre nom',
    detail: 'Les personnes reçoivent vos messages de votre compte, sans intermédiaire visible.',
  },
  {
    title: 'Votre mot de passe reste le vôtre',
    detail: 'Vous le saisissez sur la page de connexion de notre prestataire. Accroche ne le voit jamais.',
  },
  {
    title: 'Déconnexion sans risque',
    detail: 'Si le compte se déconnecte, vos campagnes se mettent en pause. Rien n’est perdu.',
  },
];

export function AccountsPage() {
  const query = useQuery(accountsQuery);
  const status = useConnection(useUser());
  const [hasRemoved, setHasRemoved] = useState(false);
  const linked = query.data?.[0];
  const isPending = query.isPending || (linked !== undefined && status.isPending);
  // Nothing is said of its state before the status has answered.
  const isUnread =
    (query.isError && !query.data) || (!isPending && linked && status.connection === 'unknown');
  const account =
    linked && !isPending && !isUnread ? shownAccount(linked, status.connection, status.trouble) : undefined;
  return (
    <>
      <PageHead
        kicker={
          <AppLink href={paths.settings} className="link">
            Paramètres
          </AppLink>
        }
        title="Compte LinkedIn"
        lead="Le compte LinkedIn d’où partent vos visites, vos invitations et vos messages."
      />
      <Columns aside={account && <RampSection account={account} />}>
        {isPending && <AccountsSkeleton />}
        {isUnread && (
          <Section title="Votre compte">
            <ErrorState
              title="Impossible de charger votre compte."
              onRetry={() => Promise.all([query.refetch(), status.refetch()])}
              isRetrying={query.isFetching}
            >
              {query.error && errorMessage(query.error)} Vos envois continuent : seul cet affichage est
              touché.
            </ErrorState>
          </Section>
        )}
        {query.data && !linked && <ConnectIntro isArrival={hasRemoved} />}
        {account && (
          <>
            <AccountCard account={account} onRemoved={() => setHasRemoved(true)} />
            <AccountHealth account={account} />
            <AccountUse account={account} />
            <LimitsForm key={account.id} account={account} />
          </>
        )}
      </Columns>
    </>
  );
}

function Columns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-[49px] max-nav:grid-cols-1">
      <div className="grid min-w-0 content-start gap-10">{children}</div>
      <aside
        aria-label="Démarrage progressif et garanties"
        className="relative grid content-start gap-10 before:absolute before:inset-y-0 before:-left-[25px] before:w-px before:bg-line max-nav:mt-10 max-nav:before:hidden"
      >
        {aside}
        <Section title="Bon à savoir">
          <PointList points={assurances} />
        </Section>
      </aside>
    </div>
  );
}
