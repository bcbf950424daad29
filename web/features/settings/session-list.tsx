import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionSummary } from '#contract/identity/auth.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatDate, formatMoment } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { sessionsQuery, useEndOtherSessions, useEndSession } from './settings.queries.ts';

const showError = (error: unknown) =>
  toast({ tone: 'error', title: 'Erreur', description: errorMessage(error) });

export function SessionList() {
  const query = useQuery(sessionsQuery);
  const others = query.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Section
      title="Sessions ouvertes"
      note="là où votre compte est connecté"
      action={others.length > 0 && <EndOthers count={others.length} />}
    >
      <QueryView
        query={query}
        loading={
          <TableSkeleton label="Chargement de vos sessions…" rows={2} rowClass="h-[58px] content-center" />
        }
        failed="Impossible de charger vos sessions."
      >
        {(sessions) => (
          <ul className="border-line border-t">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}

function SessionRow({ session }: { session: SessionSummary }) {
  const end = useEndSession();
  const close = () =>
    end.mutate(session.id, { onError: showError, onSuccess: ({ message }) => toast({ title: message }) });
  return (
    <li className="flex min-h-[54px] flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium [overflow-wrap:anywhere]">{session.device}</p>
        <p className="text-13 text-muted">
          Ouverte le {formatDate(new Date(session.createdAt))} · dernière activité :{' '}
          <time dateTime={session.lastSeenAt}>{formatMoment(new Date(session.lastSeenAt), new Date())}</time>
        </p>
      </div>
      {session.isCurrent ? (
        <StatusMark shape="active">Cette session</StatusMark>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Fermer la session ${session.device}`}
          isBusy={end.isPending}
          busyLabel="Fermeture…"
          onClick={close}
        >
          Fermer
        </Button>
      )}
    </li>
  );
}

function EndOthers({ count }: { count: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const endOthers = useEndOtherSessions();
  const confirm = () =>
    endOthers.mutate(undefined, {
      onError: showError,
      onSuccess: ({ message }) => {
        setIsAsking(false);
        toast({ title: message });
      },
    });
  return (
    <>
      <Button variant="danger" size="sm" onClick={() => setIsAsking(true)}>
        Fermer les autres
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Fermer les autres sessions ?"
        confirmLabel="Fermer les autres sessions"
        cancelLabel="Les garder ouvertes"
        isDestructive
        isBusy={endOthers.isPending}
        onConfirm={confirm}
      >
        {count > 1 ? (
          <p>
            Les <b>{count} autres appareils</b> devront se reconnecter. Cette session reste ouverte.
          </p>
        ) : (
          <p>
            <b>L’autre appareil</b> devra se reconnecter. Cette session reste ouverte.
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
