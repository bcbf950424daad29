import { Search } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { missingCriteria } from '#core/targeting/alternatives.ts';
import { useStartSearch } from '#web/features/lead-searches/lead-searches.queries.ts';
import { SearchesLeft } from '#web/features/lead-searches/searches-left.tsx';
import { startRefusal } from '#web/features/lead-searches/start-refusal.ts';
import { useConnection } from '#web/features/social-accounts/social-accounts.queries.ts';
import { useUser } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useEditing } from '../editing-context.ts';

/** Starts a search on the campaign's criteria, or on an address copied from LinkedIn. */
export function SearchLauncher({ hasSearched }: { hasSearched: boolean }) {
  const { id, campaign } = useEditing();
  const { connection } = useConnection(useUser());
  const start = useStartSearch();
  const [url, setUrl] = useState('');
  const obstacle = obstacleOf(connection, campaign?.icpData ?? null);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        start.mutate({ campaignId: id, ...(url.trim() !== '' && { url: url.trim() }) });
      }}
    >
      <details className="text-13">
        <summary className="link w-fit cursor-pointer">Coller l’adresse d’une recherche LinkedIn</summary>
        <div className="mt-2">
          <TextField
            label="Adresse de la recherche"
            inputMode="url"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
            placeholder="https://www.linkedin.com/search/results/people/…"
            hint="Copiée de LinkedIn ou de Sales Navigator. Les personnes trouvées sont évaluées d’après votre ciblage."
          />
        </div>
      </details>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant={hasSearched ? 'secondary' : 'primary'}
          isBusy={start.isPending}
          disabled={obstacle !== null}
        >
          <Search aria-hidden className="size-4" />
          {hasSearched ? 'Chercher de nouvelles personnes' : 'Lancer la recherche'}
        </Button>
        {obstacle ?? <SearchesLeft />}
      </div>
      {start.isError && <Notice tone="error">{startRefusal(start.error)}</Notice>}
    </form>
  );
}

function obstacleOf(connection: string, criteria: Parameters<typeof missingCriteria>[0] | null) {
  if (connection !== 'connected' && connection !== 'unknown')
    return (
      <p className="text-13 text-muted">
        La recherche passe par votre compte LinkedIn.{' '}
        <AppLink href={paths.socialAccounts} className="link">
          {connection === 'lost' ? 'Le reconnecter' : 'Le connecter'}
        </AppLink>
      </p>
    );
  if (!criteria || missingCriteria(criteria).length > 0)
    return <p className="text-13 text-muted">Précisez d’abord le ciblage, à l’étape précédente.</p>;
  return null;
}
