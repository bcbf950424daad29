import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { isTemporaryId, loadingCampaignName } from '#contract/campaigns/campaigns.ts';
import { errorTexts } from '#contract/errors.ts';
import { campaignQuery } from '#web/features/campaigns/campaigns.queries.ts';
import { MissingCampaign } from '#web/features/campaigns/missing-campaign.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useUser } from '#web/lib/session.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { createdIdOf, isOwnTemporaryId, lastingKey, newTemporaryId } from './autosave/temporary-id.ts';
import { pendingStorageOf } from './autosave/use-campaign-editing.ts';
import { CampaignEditor } from './campaign-editor.tsx';
import { WizardSkeleton } from './frame/wizard-skeleton.tsx';

/**
 * Chosen, but not on the screen yet. React may give up a first drawing and begin it again: meanwhile the campaign that
 * was left unsent is being sent, and a second choice would no longer find it.
 */
let chosen: { userId: string; id: string } | null = null;

function chooseId(userId: string): string {
  if (chosen?.userId !== userId)
    chosen = { userId, id: pendingStorageOf(userId).unsentId() ?? newTemporaryId() };
  return chosen.id;
}

/** The id of the campaign that a visit without one begins: one that was left unsent on this device, or a new one. */
function useNewId(userId: string, campaignId: string | undefined): string {
  const [newId, setNewId] = useState(() => chooseId(userId));
  useEffect(() => {
    chosen = null;
  }, []);
  // Once it exists under this address, the next visit without an id begins another.
  if (campaignId !== undefined && lastingKey(campaignId) === newId) {
    const next = newTemporaryId();
    setNewId(next);
    return next;
  }
  return newId;
}

export function CampaignWizardPage() {
  const { campaignId, stepId } = useParams();
  const user = useUser();
  const newId = useNewId(user.id, campaignId);
  const id = (campaignId && createdIdOf(campaignId)) ?? campaignId ?? newId;
  const isNew = isTemporaryId(id);
  const campaign = useQuery({
    ...campaignQuery(id),
    enabled: !isNew,
    // Another tab may have changed it meanwhile.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

  if (campaignId !== undefined && isTemporaryId(campaignId) && !isOwnTemporaryId(campaignId))
    return <NoCampaign />;
  const refusal = campaign.error instanceof ApiError ? campaign.error.status : null;
  if (!isNew && !campaign.data) {
    if (campaign.isPending) return <WizardSkeleton />;
    const isMissing = refusal === 404 || refusal === 400;
    return isMissing ? <NoCampaign /> : <Unreadable campaign={campaign} />;
  }
  return (
    <CampaignEditor
      key={lastingKey(id)}
      id={id}
      addressId={campaignId}
      stepId={stepId}
      campaign={campaign.data ?? null}
      isDeleted={refusal === 404}
    />
  );
}

function NoCampaign() {
  return (
    <MissingCampaign
      title="Préparer une campagne"
      lead="Cinq étapes, de ce que vous proposez jusqu’à votre accord."
      sectionTitle="Campagne"
      purpose="Elle a été supprimée, ou l’adresse n’est pas la bonne. Vérifiez l’adresse, ou repartez du tableau de bord."
    />
  );
}

function Unreadable({ campaign }: { campaign: { refetch: () => unknown; isFetching: boolean } }) {
  return (
    <>
      <PageHead title={loadingCampaignName} />
      <ErrorState
        title={errorTexts.campaignLoad}
        onRetry={() => campaign.refetch()}
        isRetrying={campaign.isFetching}
      >
        Rien n’est perdu : ce que vous avez saisi est gardé.
      </ErrorState>
    </>
  );
}
