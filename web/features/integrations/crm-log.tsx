import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CrmConnection, CrmRun } from '#contract/integrations/crm.ts';
import { type CrmService, crmLabel } from '#core/integrations/crm-fields.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { StatusMark, type StatusShape } from '#web/ui/status-mark.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { isRunning, runsQuery, useUndo } from './crm.queries.ts';
import { CrmItems } from './crm-items.tsx';
import { count, describeWritten, phaseText } from './crm-texts.ts';

/** What was written, run by run; a failure is tried again, the last run taken back. */
export function CrmLogDrawer({ connection, onClose }: { connection: CrmConnection; onClose: () => void }) {
  const query = useQuery(runsQuery);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title="Journal des synchronisations"
      note={<p className="text-13 text-muted">{crmLabel(connection.service)}, les vingt dernières</p>}
    >
      <QueryView
        query={query}
        loading={<LinesSkeleton label="Chargement du journal…" lines={5} />}
        failed="Le journal n’a pas pu être chargé."
        empty={
          query.data?.length === 0 && (
            <EmptyState title="Aucune synchronisation pour le moment">
              Un essai à blanc n’écrit rien : il n’est pas ici.
            </EmptyState>
          )
        }
      >
        {(runs) => (
          <ul>
            {runs.map((run) => (
              <RunRow key={run.id} run={run} service={connection.service} />
            ))}
          </ul>
        )}
      </QueryView>
    </Drawer>
  );
}

const shapeOf = ({ phase, failed }: CrmRun): StatusShape => {
  if (isRunning(phase)) return 'moving';
  if (phase === 'failed') return 'refused';
  return phase === 'undone' ? 'over' : failed > 0 ? 'asking' : 'done';
};

function RunRow({ run, service }: { run: CrmRun; service: CrmService }) {
  const [shown, setShown] = useState<'written' | 'failed' | null>(null);
  const [isUndoing, setIsUndoing] = useState(false);
  const toggle = (view: 'written' | 'failed') => setShown(shown === view ? null : view);
  const { created, updated, activities, deals } = run.written;
  return (
    <li className="border-line border-b py-3 first:pt-0 last:border-b-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <StatusMark shape={shapeOf(run)}>{phaseText(run.phase, service)}</StatusMark>
        <time dateTime={run.startedAt} className="tabular-figures text-13 text-muted">
          {formatMoment(new Date(run.startedAt), new Date())}
        </time>
      </p>
      <p className="mt-0.5">{describeWritten(run, service)}</p>
      {run.problem && <p className="text-13 text-muted">{run.problem}</p>}
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-13">
        {created + updated + activities + deals > 0 && (
          <button
            type="button"
            className="link max-sm:min-h-11"
            aria-expanded={shown === 'written'}
            onClick={() => toggle('written')}
          >
            {shown === 'written' ? 'Masquer le détail' : 'Voir le détail'}
          </button>
        )}
        {run.failed > 0 && (
          <button
            type="button"
            className="link max-sm:min-h-11"
            aria-expanded={shown === 'failed'}
            onClick={() => toggle('failed')}
          >
            {count(run.failed, 'échec', 'échecs')}
          </button>
        )}
        {run.canUndo && (
          <Button size="sm" onClick={() => setIsUndoing(true)}>
            Annuler ce qui a été créé
          </Button>
        )}
      </div>
      {shown && <CrmItems runId={run.id} view={shown} service={service} canReplay />}
      {isUndoing && <UndoDialog run={run} service={service} onClose={() => setIsUndoing(false)} />}
    </li>
  );
}

type UndoProps = { run: CrmRun; service: CrmService; onClose: () => void };

function UndoDialog({ run, service, onClose }: UndoProps) {
  const undo = useUndo();
  const { created, activities, deals } = run.written;
  const label = crmLabel(service);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Annuler ce qui a été créé ?"
      confirmLabel="Supprimer ces fiches"
      cancelLabel="Les garder"
      isDestructive
      isBusy={undo.isPending}
      onConfirm={() =>
        undo.mutate(run.id, {
          onError: (error) => toast({ tone: 'error', title: errorMessage(error) }),
          onSuccess: () => {
            onClose();
            toast({ title: 'L’annulation a commencé' });
          },
        })
      }
    >
      <p>
        {count(created + activities + deals, 'fiche créée', 'fiches créées')} par cette synchronisation
        {created + activities + deals > 1 ? ' partent' : ' part'} à la corbeille de {label}, avec ce que vos
        collègues y auraient ajouté depuis. Les fiches qui existaient avant gardent leurs valeurs. Plus rien
        ne part ensuite tout seul, jusqu’à votre prochaine synchronisation.
      </p>
    </ConfirmDialog>
  );
}
