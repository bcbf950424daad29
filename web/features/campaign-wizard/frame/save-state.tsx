import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { paths, wizardPath } from '#contract/paths.ts';
import { wizardSteps } from '#core/campaigns/wizard-steps.ts';
import { campaignListQuery } from '#web/features/campaigns/campaigns.queries.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatTime } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { SaveMark } from '#web/ui/save-mark.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { SaveStatus } from '../autosave/autosave-view.ts';
import { ConflictDialog } from '../conflict-dialog.tsx';
import { useEditing } from '../editing-context.ts';

export const saveStateId = 'enregistrement';

/** What became of the last words typed, always in the same corner. */
export function SaveState() {
  const { status, retry, conflicts } = useEditing();
  const [isComparing, setIsComparing] = useState(false);
  const compare = useRef<HTMLButtonElement>(null);
  const mayRetry =
    status.kind === 'offline' ||
    status.kind === 'failed' ||
    (status.kind === 'refused' && !status.isPlanLimit);
  return (
    <p
      id={saveStateId}
      tabIndex={-1}
      className="ml-auto flex min-h-5 flex-wrap items-center gap-x-1.5 font-medium text-13 max-nav:ml-0 max-nav:w-full"
    >
      <output className="inline-flex items-center gap-1.5">
        <SaveText status={status} />
      </output>
      {mayRetry && (
        <button type="button" className="link" onClick={() => void retry()}>
          Réessayer
        </button>
      )}
      {status.kind === 'refused' && status.isPlanLimit && (
        <AppLink href={paths.subscription} className="link">
          Voir les formules
        </AppLink>
      )}
      {status.kind === 'gone' && <GoneActs />}
      {status.kind === 'conflict' && (
        <button ref={compare} type="button" className="link" onClick={() => setIsComparing(true)}>
          Comparer
        </button>
      )}
      <ConflictDialog
        isOpen={isComparing && conflicts.length > 0}
        onOpenChange={setIsComparing}
        opener={() => compare.current}
      />
    </p>
  );
}

function SaveText({ status }: { status: SaveStatus }) {
  switch (status.kind) {
    case 'untouched':
      return <span className="font-normal text-muted">S’enregistre dès votre première saisie</span>;
    case 'saving':
      return <SaveMark is="saving">Enregistrement…</SaveMark>;
    case 'saved':
      return <SaveMark is="saved">Enregistré à {formatTime(status.at)}</SaveMark>;
    case 'offline':
    case 'failed':
      return status.isKept ? (
        <SaveMark is="kept">
          {status.kind === 'offline'
            ? 'Hors ligne, gardé sur cet appareil'
            : 'Enregistrement impossible, gardé sur cet appareil'}
        </SaveMark>
      ) : (
        <SaveMark is="refused">Pas encore enregistré : gardez cette page ouverte</SaveMark>
      );
    case 'refused':
      return <SaveMark is="refused">{status.message}</SaveMark>;
    case 'conflict':
      return (
        <SaveMark is="refused">
          {status.isTakenUp ? 'Deux textes pour un même champ.' : 'Modifié ailleurs.'}
        </SaveMark>
      );
    case 'gone':
      return <SaveMark is="refused">Cette campagne a été supprimée ailleurs.</SaveMark>;
  }
}

/** What can still be done with a campaign that was deleted elsewhere. */
function GoneActs() {
  const { recreate, abandon } = useEditing();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { stepId } = useParams();
  const step = wizardSteps.find((one) => one === stepId) ?? 'offer';
  const again = useMutation({
    mutationFn: recreate,
    onSuccess: ({ id }) => navigate(wizardPath(id, step), { replace: true }),
    onError: (error) =>
      toast({
        title: 'La nouvelle campagne n’a pas été créée.',
        description: errorMessage(error),
        tone: 'error',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: campaignListQuery.queryKey }),
  });
  const leave = async () => {
    await abandon();
    await client.invalidateQueries({ queryKey: campaignListQuery.queryKey });
    await navigate(paths.home);
  };
  return (
    <>
      <button type="button" className="link" disabled={again.isPending} onClick={() => again.mutate()}>
        En faire une nouvelle campagne
      </button>
      <button type="button" className="link" onClick={() => void leave()}>
        Abandonner
      </button>
    </>
  );
}
