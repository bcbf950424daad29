import { ErrorFallback } from '#web/ui/error-boundary.tsx';

/** A page that could not be loaded, most often after an update: a fresh load brings the new version. */
export function RouteError() {
  return <ErrorFallback onRetry={() => window.location.reload()} retryLabel="Recharger la page" />;
}
