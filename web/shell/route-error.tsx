import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { isMissingScript, type Recovery, recoverScript } from '#web/lib/missing-script.ts';
import { ErrorFallback } from '#web/ui/error-boundary.tsx';
import { OfflinePage } from './offline.tsx';
import { PageSpinner } from './page-spinner.tsx';

/** A page that could not be shown: its script did not come, or it failed. */
export function RouteError() {
  const error = useRouteError();
  const [recovery, setRecovery] = useState<Recovery | 'looking'>(
    isMissingScript(error) ? 'looking' : 'failed',
  );
  useEffect(() => {
    if (isMissingScript(error)) void recoverScript(error).then(setRecovery);
  }, [error]);
  if (recovery === 'offline') return <OfflinePage />;
  if (recovery === 'failed')
    return <ErrorFallback onRetry={() => window.location.reload()} retryLabel="Recharger la page" />;
  return <PageSpinner />;
}
