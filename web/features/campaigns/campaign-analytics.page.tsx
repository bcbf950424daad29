import { useQuery } from '@tanstack/react-query';
import type { Campaign } from '#contract/campaigns.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { CampaignFrame } from './campaign-frame.tsx';
import { liveQuery } from './live.queries.ts';
import { LiveFunnel } from './live-funnel.tsx';
import { FunnelSkeleton } from './live-skeletons.tsx';
import { MissingCampaign } from './missing-campaign.tsx';
import { TooEarly } from './too-early.tsx';

const loading = 'Chargement des chiffres de la campagne…';

export function CampaignAnalyticsPage() {
  return (
    <CampaignFrame
      tab="Analyse"
      skeleton={<FunnelSkeleton label={loading} />}
      missing={
        <MissingCampaign
          title="Analyse"
          lead="Chaque nombre ouvre la liste des personnes qu’il compte."
          sectionTitle="Chiffres"
          purpose="Cette page sépare ce qui est prévu, tenté, confirmé, accepté et répondu dans une campagne de votre compte. Vérifiez l’adresse, ou repartez du tableau de bord."
        />
      }
    >
      {(campaign) =>
        campaign.launchedAt ? (
          <Figures campaign={campaign} />
        ) : (
          <TooEarly
            campaign={campaign}
            sectionTitle="Chiffres"
            title="Pas encore de chiffres"
            purpose="Les chiffres apparaissent ici dès que la campagne est lancée."
          />
        )
      }
    </CampaignFrame>
  );
}

function Figures({ campaign }: { campaign: Campaign }) {
  const { data: live, isPending, isFetching, refetch } = useQuery(liveQuery(campaign.id));
  if (isPending) return <FunnelSkeleton label={loading} />;
  if (!live)
    return (
      <ErrorState
        title="Les chiffres de la campagne n’ont pas pu être lus."
        onRetry={() => refetch()}
        isRetrying={isFetching}
      >
        Vos envois continuent : seul cet affichage est touché.
      </ErrorState>
    );
  return (
    <>
      <LiveFunnel campaign={campaign} figures={live.figures} />
      <p className="mt-3 text-13 text-muted">Chaque nombre ouvre la liste des personnes qu’il compte.</p>
    </>
  );
}
