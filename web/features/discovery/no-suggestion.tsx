import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Icp } from '#contract/campaigns/icps.ts';
import { paths } from '#contract/paths.ts';
import { useStartSearch } from '#web/features/lead-searches/lead-searches.queries.ts';
import { SearchesLeft } from '#web/features/lead-searches/searches-left.tsx';
import { startRefusal } from '#web/features/lead-searches/start-refusal.ts';
import { useConnection } from '#web/features/social-accounts/social-accounts.queries.ts';
import { useUser } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Nobody left to suggest: more have to be found. */
export function NoSuggestion({ icp }: { icp: Icp }) {
  return (
    <EmptyState
      title="Aucune suggestion pour l’instant"
      action={<SearchAction icp={icp} variant="primary" />}
    >
      Les suggestions viennent des personnes déjà trouvées, hors des campagnes de ce ciblage. Cherchez-en
      d’autres : elles arriveront ici.
    </EmptyState>
  );
}

export function SearchMore({ icp }: { icp: Icp }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <SearchAction icp={icp} variant="secondary" />
    </div>
  );
}

/** A search like any other: it takes a unit of the plan. */
function SearchAction({ icp, variant }: { icp: Icp; variant: ButtonVariant }) {
  const navigate = useNavigate();
  const { connection } = useConnection(useUser());
  const start = useStartSearch();
  if (connection === 'unlinked' || connection === 'lost')
    return (
      <p className="text-13 text-muted">
        Une recherche passe par votre compte LinkedIn.{' '}
        <AppLink href={paths.socialAccounts} className="link">
          {connection === 'lost' ? 'Le reconnecter' : 'Le connecter'}
        </AppLink>
      </p>
    );
  return (
    <>
      <Button
        variant={variant}
        isBusy={start.isPending}
        onClick={() =>
          start.mutate(
            { icpId: icp.id },
            { onSuccess: ({ id }) => navigate(`${paths.search}?recherche=${id}`) },
          )
        }
      >
        <Search size={16} aria-hidden />
        Chercher d’autres personnes
      </Button>
      <SearchesLeft />
      {start.isError && (
        <Notice tone="error" className="w-full">
          {startRefusal(start.error)}
        </Notice>
      )}
    </>
  );
}
