import { Navigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { useCampaigns } from '#web/features/campaigns/campaigns.queries.ts';
import { useConnection } from '#web/features/social-accounts/social-accounts.queries.ts';
import { useUser } from '#web/lib/session.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { hasLaunched, startSteps } from './start-progress.ts';

/** Wherever one comes from, the next thing to do; past the first launch, the dashboard. */
export function NextStepPage() {
  const user = useUser();
  const { campaigns, isLoading, error } = useCampaigns();
  const { connection, isPending } = useConnection(user);
  if (isLoading || isPending)
    return (
      <div className="grid min-h-[60dvh] place-items-center">
        <Spinner label="Recherche de l’étape suivante…" />
      </div>
    );
  const next = startSteps(connection, campaigns).find(({ isDone }) => !isDone);
  const isOver = error || connection === 'unknown' || hasLaunched(campaigns);
  return <Navigate to={isOver || !next ? paths.home : next.href} replace />;
}
