import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { useDeleteCampaign } from '#web/features/campaigns/campaigns.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useEditing } from './editing-context.ts';

/** What was typed and has no room in the plan: where it is, and the three ways on. */
export function OnHoldNotice({ kind }: { kind: 'offers' | 'icps' }) {
  const { onHold, drop } = useEditing();
  if (onHold[kind] === undefined) return null;
  const isOffer = kind === 'offers';
  return (
    <Notice
      tone="warning"
      className="mb-4"
      title={
        isOffer
          ? 'Votre formule ne permet pas une offre de plus.'
          : 'Votre formule ne permet pas un ciblage de plus.'
      }
    >
      <p>
        {isOffer
          ? 'Vos textes sont gardés sur cet appareil. Reprenez une offre : vous choisirez, champ par champ, entre ses textes et les vôtres.'
          : 'Vos critères sont gardés sur cet appareil. Reprenez un ciblage : vous choisirez, champ par champ, entre ses critères et les vôtres.'}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        <AppLink href={paths.subscription} className="link">
          Voir les formules
        </AppLink>
        {isOffer ? (
          <AbandonEditing />
        ) : (
          <button type="button" className="link" onClick={() => drop(kind)}>
            Abandonner ces critères
          </button>
        )}
      </p>
    </Notice>
  );
}

/** A campaign that has no offer yet has nothing else to lose. */
function AbandonEditing() {
  const { campaign, abandon } = useEditing();
  const navigate = useNavigate();
  const remove = useDeleteCampaign();
  const [isAsking, setIsAsking] = useState(false);
  const leave = useMutation({
    mutationFn: async () => {
      await abandon();
      if (campaign) await remove.mutateAsync(campaign.id);
    },
    onSettled: () => navigate(paths.home),
  });
  return (
    <>
      <button type="button" className="link" onClick={() => setIsAsking(true)}>
        Abandonner ce brouillon
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Abandonner ce brouillon ?"
        confirmLabel="Abandonner ce brouillon"
        cancelLabel="Garder le brouillon"
        isDestructive
        isBusy={leave.isPending}
        onConfirm={() => leave.mutate()}
      >
        <p>Vous perdrez cette campagne et les textes que vous venez d’écrire. Vos offres restent.</p>
      </ConfirmDialog>
    </>
  );
}
