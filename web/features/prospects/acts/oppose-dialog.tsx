import type { ProspectSelection } from '#contract/overview/prospects.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { useBulkAct } from './use-bulk-act.ts';

type DialogProps = {
  /** « Camille Moreau », « 12 personnes » */
  whom: string;
  isOne: boolean;
  selection: ProspectSelection;
  onClose: () => void;
  onDone?: () => void;
};

/** The one act that nothing takes back: it says so. */
export function OpposeDialog({ whom, isOne, selection, onClose, onDone }: DialogProps) {
  const bulk = useBulkAct();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !bulk.isRunning && onClose()}
      title={`Ne plus contacter ${whom} ?`}
      confirmLabel={bulk.progress ?? 'Ne plus contacter, pour toujours'}
      cancelLabel="Annuler"
      isDestructive
      isBusy={bulk.isRunning}
      onConfirm={() =>
        void bulk.run({ is: 'oppose' }, selection).then(() => {
          onDone?.();
          onClose();
        })
      }
    >
      <p className="text-pretty">
        {isOne
          ? 'Tout ce qui devait partir vers cette personne est annulé, dans toutes vos campagnes.'
          : 'Tout ce qui devait partir vers ces personnes est annulé, dans toutes vos campagnes.'}{' '}
        <b className="font-semibold">Rien ne pourra le rétablir</b>, même si{' '}
        {isOne ? 'sa fiche est effacée puis retrouvée.' : 'leurs fiches sont effacées puis retrouvées.'}
      </p>
      <p className="mt-2 text-pretty text-muted">
        Restent :{' '}
        {isOne ? 'sa fiche, vos notes et la conversation.' : 'leurs fiches, vos notes et vos conversations.'}{' '}
        Pour une simple interruption, mettez plutôt en pause.
      </p>
    </ConfirmDialog>
  );
}
