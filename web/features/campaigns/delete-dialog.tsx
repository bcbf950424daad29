import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { quote } from '#core/words/quote.ts';
import { formatNumber } from '#web/lib/format.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';

type DeleteDialogProps = {
  campaign: Campaign;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
  returnFocus: () => HTMLElement | null;
};

/** Names what is lost and what stays. */
export function DeleteDialog({ campaign, ...props }: DeleteDialogProps) {
  const { leadsCount, qualifiedCount, status } = campaign;
  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={`Supprimer ${quote(campaign.name)} ?`}
      confirmLabel="Supprimer la campagne"
      cancelLabel="Garder la campagne"
      isDestructive
      onConfirm={props.onConfirm}
      returnFocus={props.returnFocus}
    >
      <div className="grid gap-2 text-pretty">
        <p>
          Vous perdrez sa séquence
          {leadsCount > 0 && (
            <>
              {' '}
              et sa liste de{' '}
              <b className="font-semibold">
                {formatNumber(leadsCount)} {leadsCount > 1 ? 'leads' : 'lead'}
              </b>
              {qualifiedCount > 0 &&
                `, dont ${formatNumber(qualifiedCount)} ${qualifiedCount > 1 ? 'qualifiés' : 'qualifié'}`}
            </>
          )}
          .{status === 'active' && ' Plus rien ne partira de cette campagne.'}
        </p>
        <p>
          Le registre des envois, l’activité et les oppositions sont conservés. Vos offres et vos ciblages
          restent à votre disposition.
        </p>
      </div>
    </ConfirmDialog>
  );
}
