import type { ProspectDetail } from '#contract/overview/prospects.ts';
import { personName } from '#core/people/person-name.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatSince } from '#web/lib/format.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useWithdrawInvitation } from '../prospects.queries.ts';

/** Says what it ends, and that the network keeps a new invitation back for weeks. */
export function WithdrawDialog({ prospect, onClose }: { prospect: ProspectDetail; onClose: () => void }) {
  const withdraw = useWithdrawInvitation();
  const { relation, enrolment } = prospect;
  const since = relation?.since ? formatSince(new Date(relation.since), new Date(prospect.now)) : null;
  const isRunning = enrolment !== null && enrolment.state !== 'finished';
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Retirer l’invitation envoyée à ${personName(prospect)} ?`}
      confirmLabel="Retirer l’invitation"
      cancelLabel="Annuler"
      isDestructive
      isBusy={withdraw.isPending}
      onConfirm={() =>
        withdraw.mutate(prospect.id, {
          onSuccess: () => {
            onClose();
            toast({
              tone: 'success',
              title: 'Retrait demandé',
              description: 'Au prochain créneau du compte, dans les horaires de la campagne.',
            });
          },
          onError: (error) => {
            onClose();
            toast({ tone: 'error', title: errorMessage(error), durationMs: 8000 });
          },
        })
      }
    >
      <p className="text-pretty">
        {since ? `Envoyée ${since}, elle` : 'Elle'} disparaîtra de LinkedIn au prochain créneau de votre
        compte{isRunning && ', et la séquence s’arrête là'}.
      </p>
      <p className="mt-2 text-pretty text-muted">
        LinkedIn empêche ensuite, pendant plusieurs semaines, d’inviter de nouveau la même personne.
      </p>
    </ConfirmDialog>
  );
}
