import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Campaign, LaunchCheck } from '#contract/campaigns/campaigns.ts';
import { campaignPath, wizardPath } from '#contract/paths.ts';
import type { CampaignStatus } from '#core/campaigns/campaign-status.ts';
import type { WizardStep } from '#core/campaigns/wizard-steps.ts';
import { useCampaignAct } from '#web/features/campaigns/campaigns.queries.ts';
import { useWriteBalancing } from '#web/features/privacy/privacy.queries.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useEditing } from '../editing-context.ts';
import { useProposedVersion } from '../engagement/proposed-version.ts';
import { WizardFoot } from '../frame/wizard-foot.tsx';
import { describeFew, describeOrder } from '../frame/wizard-progress.ts';
import { answersToConfirm, BalancingDue, useBalancingDue } from './balancing-due.tsx';
import { CampaignRecap } from './campaign-recap.tsx';
import { LaunchChecklist } from './launch-checklist.tsx';
import { launchChecksQuery } from './launch-checks.queries.ts';
import { SequenceMove } from './sequence-move.tsx';
import { Simulation } from './simulation.tsx';

/** What was typed at the step before and is not applied yet: everything shown here is about the running version. */
function ProposedNotice({ campaign }: { campaign: Campaign }) {
  const { content } = useEditing();
  const { proposed } = useProposedVersion(campaign.id, content.engagement);
  if (!proposed) return null;
  return (
    <Notice tone="warning" title="Une nouvelle version de la séquence n’est pas encore appliquée.">
      <AppLink href={wizardPath(campaign.id, 'engagement')} className="link">
        Voir qui change et appliquer
      </AppLink>
    </Notice>
  );
}

/** The last look before anything leaves, or at what runs. */
export function ReviewStep() {
  const { id, campaign } = useEditing();
  const checks = useQuery({
    ...launchChecksQuery(id, campaign?.version ?? 0),
    enabled: campaign !== null,
    refetchOnWindowFocus: 'always',
    placeholderData: (before) => before,
  });
  const launch = useCampaignAct();
  const weighed = useBalancingDue(id, campaign !== null && campaign.launchedAt === null);
  const hrefOf = (step: WizardStep) => wizardPath(id, step);
  return (
    <>
      {launch.isError && (
        <Notice tone="error" className="mb-6" title="La campagne n’a pas été lancée.">
          {errorMessage(launch.error)}
        </Notice>
      )}
      <div className="grid grid-cols-[352px_minmax(0,1fr)] gap-x-[49px] max-nav:grid-cols-1">
        <div>
          {campaign === null ? (
            <EmptyState title="Rien à vérifier encore">
              La liste de contrôle se remplit dès que la campagne existe. Commencez par l’offre.
            </EmptyState>
          ) : checks.isError ? (
            <ErrorState
              title="La liste de contrôle n’a pas pu être établie."
              onRetry={() => void checks.refetch()}
              isRetrying={checks.isFetching}
            />
          ) : checks.data ? (
            <LaunchChecklist checks={checks.data} campaign={campaign} />
          ) : (
            <ChecklistSkeleton />
          )}
        </div>
        <div className="relative grid min-w-0 content-start gap-10 before:absolute before:inset-y-0 before:-left-[25px] before:w-px before:bg-line max-nav:mt-10 max-nav:before:hidden">
          <CampaignRecap />
          {campaign?.launchedAt && <ProposedNotice campaign={campaign} />}
          {campaign?.launchedAt && <SequenceMove campaignId={id} version={campaign.sequenceVersion} />}
          {weighed.data?.isDue && <BalancingDue balancing={weighed.data} />}
          <Simulation />
        </div>
      </div>
      <LaunchFoot checks={checks.data} launch={launch} hrefOf={hrefOf} weighed={weighed} />
    </>
  );
}

function LaunchFoot(props: {
  checks: LaunchCheck[] | undefined;
  launch: ReturnType<typeof useCampaignAct>;
  hrefOf: (step: WizardStep) => string;
  weighed: ReturnType<typeof useBalancingDue>;
}) {
  const { id, campaign, flush, status } = useEditing();
  const navigate = useNavigate();
  const { checks, launch, weighed } = props;
  const balancing = weighed.data;
  const confirm = useWriteBalancing();
  if (campaign?.launchedAt)
    return (
      <WizardFoot
        step="review"
        hrefOf={props.hrefOf}
        note={describeState(campaign.status)}
        action={
          <AppLink href={campaignPath(id)} className={buttonClass({ variant: 'primary' })}>
            Voir la campagne
          </AppLink>
        }
      />
    );
  const refused = checks?.filter(({ isPassed }) => !isPassed).length ?? 0;
  const warned = checks?.filter(({ isWarned }) => isWarned).length ?? 0;
  const isSaved = status.kind === 'saved';
  const isReady = checks !== undefined && refused === 0 && isSaved && !weighed.isLoading;
  const start = async () => {
    await flush();
    const act = campaign?.status === 'paused' ? 'resume' : 'launch';
    const go = () => launch.mutate({ id, act }, { onSuccess: () => void navigate(campaignPath(id)) });
    if (!balancing?.isDue) return go();
    confirm.mutate({ answers: answersToConfirm(balancing), isConfirmed: true }, { onSuccess: go });
  };
  return (
    <WizardFoot
      step="review"
      hrefOf={props.hrefOf}
      note={
        confirm.isError ? (
          <span className="text-danger">
            La mise en balance n’a pas été confirmée. {errorMessage(confirm.error)}
          </span>
        ) : refused > 0 ? (
          <span className="text-danger">
            {refused > 1
              ? `${refused} points à corriger avant le lancement`
              : 'Un point à corriger avant le lancement'}
          </span>
        ) : !checks ? (
          'La liste de contrôle décide du lancement.'
        ) : isSaved ? (
          `${describeOrder(warned)}${describeFew(campaign)}.${balancing?.isDue ? ' Lancer confirme aussi votre mise en balance.' : ''}`
        ) : (
          'Vos dernières modifications ne sont pas encore enregistrées.'
        )
      }
      action={
        <Button
          variant="primary"
          disabled={!isReady}
          isBusy={launch.isPending || confirm.isPending}
          busyLabel="Lancement…"
          onClick={() => void start()}
        >
          Lancer la campagne
        </Button>
      }
    />
  );
}

const states: Partial<Record<CampaignStatus, string>> = {
  active: 'Cette campagne est en cours. Sa séquence se modifie à l’étape Séquence.',
  paused: 'Cette campagne est en pause. Elle reprend depuis sa page.',
  completed: 'Cette campagne est terminée.',
};
const describeState = (status: CampaignStatus) => states[status] ?? 'Cette campagne a déjà été lancée.';

function ChecklistSkeleton() {
  return (
    <SkeletonGroup label="Vérification en cours…" className="border-ink border-t-2 pt-3">
      <Skeleton className="mb-4 h-5 w-40" />
      {Array.from({ length: 10 }, (_, index) => `point-${index}`).map((key) => (
        <div key={key} className="border-line border-b py-3">
          <Skeleton className="h-3.5 w-36" />
          <Skeleton className="mt-2 h-3 w-56" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
