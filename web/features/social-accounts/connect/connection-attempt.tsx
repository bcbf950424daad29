import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { ConnectionAttempt } from '#contract/social-accounts.ts';
import { ApiError, errorMessage } from '#web/lib/api-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { focusOnArrival } from '#web/ui/focus-on-arrival.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { connectionAttemptQuery } from '../social-accounts.queries.ts';
import { ConnectButton } from './connect-button.tsx';
import { connectionOutcome } from './connection-outcome.ts';

const patienceMs = 30_000;
const inPatience = () => Date.now() + patienceMs;

/** The user is back from the sign-in page: what came of it. */
export function ConnectionAttemptResult({ id, hasFailed }: { id: string; hasFailed: boolean }) {
  const [until, setUntil] = useState(inPatience);
  const query = useQuery(connectionAttemptQuery(id, hasFailed, until));
  const askAgain = () => {
    setUntil(inPatience());
    void query.refetch();
  };
  if (query.isError)
    return <Unanswered error={query.error} onRetry={askAgain} isRetrying={query.isFetching} />;
  const attempt = query.data;
  if (attempt?.state === 'succeeded') return <Succeeded attempt={attempt} />;
  if (attempt?.state === 'failed') return <Failed reason={attempt.failure} />;
  if (attempt && query.dataUpdatedAt >= until) return <Late onRetry={askAgain} />;
  return (
    <div className="grid gap-2">
      <Spinner label="Connexion en cours de vérification…" />
      <p className="text-pretty text-13 text-muted">
        LinkedIn confirme en général en quelques secondes. Gardez cette page ouverte.
      </p>
    </div>
  );
}

function Succeeded({ attempt }: { attempt: ConnectionAttempt }) {
  const { tone, title, detail } = connectionOutcome(attempt);
  return (
    <Outcome
      notice={
        <Notice tone={tone} title={title}>
          {detail}
        </Notice>
      }
    >
      <AppLink ref={focusOnArrival} href={paths.nextStep} className={buttonClass({ variant: 'primary' })}>
        Continuer
      </AppLink>
      <ToAccount />
    </Outcome>
  );
}

function Failed({ reason }: { reason: string | null }) {
  return (
    <Outcome
      notice={
        <Notice tone="error" title="La connexion n’a pas abouti.">
          {reason}
        </Notice>
      }
    >
      <ConnectButton label="Réessayer" />
      <ToAccount />
    </Outcome>
  );
}

function Late({ onRetry }: { onRetry: () => void }) {
  return (
    <Outcome
      notice={
        <Notice tone="warning" title="LinkedIn n’a pas encore confirmé la connexion.">
          Cela peut demander quelques minutes, et vous pouvez quitter cette page. Si votre compte ne s’affiche
          pas d’ici une demi-heure, recommencez.
        </Notice>
      }
    >
      <Button variant="primary" onClick={onRetry}>
        Vérifier de nouveau
      </Button>
      <ToAccount />
    </Outcome>
  );
}

/** A request of someone else, or of another time, stays unknown however often it is asked about. */
function Unanswered(props: { error: Error; onRetry: () => void; isRetrying: boolean }) {
  const isUnknown = props.error instanceof ApiError && [400, 404].includes(props.error.status);
  if (!isUnknown) {
    return (
      <ErrorState title={errorMessage(props.error)} onRetry={props.onRetry} isRetrying={props.isRetrying}>
        La connexion n’est pas perdue : il reste à en lire le résultat.
      </ErrorState>
    );
  }
  return (
    <Outcome
      notice={
        <Notice tone="warning" title="Cette demande de connexion n’est pas connue.">
          Elle a été faite depuis un autre compte, ou elle n’existe plus. Rien n’a été modifié.
        </Notice>
      }
    >
      <AppLink href={paths.socialAccounts} className={buttonClass({ variant: 'primary' })}>
        Voir mon compte
      </AppLink>
    </Outcome>
  );
}

function Outcome({ notice, children }: { notice: ReactNode; children: ReactNode }) {
  return (
    <>
      {notice}
      <div className="mt-6 flex flex-wrap items-center gap-4">{children}</div>
    </>
  );
}

const ToAccount = () => (
  <AppLink href={paths.socialAccounts} className="link">
    Voir mon compte
  </AppLink>
);
