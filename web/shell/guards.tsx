import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { paths } from '#contract/paths.ts';
import { withReturn } from '#web/lib/api.ts';
import { ApiError, errorMessage } from '#web/lib/api-error.ts';
import { hasSessionExpired, useSession } from '#web/lib/session.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AppFrame, VisitorFrame } from './app-frame.tsx';

export function SessionSpinner() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label="Chargement de votre espace…" />
    </div>
  );
}

function SessionUnreachable({ session }: { session: ReturnType<typeof useSession> }) {
  const isOffline = session.error instanceof ApiError && session.error.code === 'network';
  return (
    <main className="mx-auto max-w-[520px] px-4 py-16">
      <h1 className="mb-4 text-28">Votre espace ne répond pas</h1>
      <ErrorState
        title={isOffline ? 'Hors connexion. Rien n’est perdu.' : errorMessage(session.error)}
        onRetry={() => session.refetch()}
        isRetrying={session.isFetching}
      >
        {isOffline
          ? 'Accroche réessaie toute seule.'
          : 'Votre session n’est pas perdue : il suffit de réessayer.'}
      </ErrorState>
    </main>
  );
}

function Leave({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return <SessionSpinner />;
}

/** Signed-in pages. */
export function RequireUser() {
  const session = useSession();
  if (session.isPending) return <SessionSpinner />;
  if (session.isError && !session.data) return <SessionUnreachable session={session} />;
  if (!session.data) {
    return <Leave to={withReturn(hasSessionExpired() ? paths.sessionExpired : paths.signIn)} />;
  }
  return (
    <AppFrame user={session.data}>
      <Outlet />
    </AppFrame>
  );
}

/** Pages for everyone: framed as the application for a user signed in, plainly for a visitor. */
export function WelcomeAnyone() {
  const session = useSession();
  if (session.isPending) return <SessionSpinner />;
  if (!session.data) {
    return (
      <VisitorFrame>
        <Outlet />
      </VisitorFrame>
    );
  }
  return (
    <AppFrame user={session.data}>
      <Outlet />
    </AppFrame>
  );
}
