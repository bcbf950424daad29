import { useQuery } from '@tanstack/react-query';
import type { Campaign } from '#contract/campaigns.ts';
import { QueryView } from '#web/lists/query-view.tsx';
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
  return (
    <QueryView
      query={useQuery(liveQuery(campaign.id))}
      loading={<FunnelSkeleton label={loading} />}
      failed="Les chiffres de la campagne n’ont pas pu être lus."
      failedNote="Vos envois continuent : seul cet affichage est touché."
    >
      {({ figures }) => (
        <>
          <LiveFunnel campaign={campaign} figures={figures} />
          <p className="mt-3 text-13 text-muted">Chaque nombre ouvre la liste des personnes qu’il compte.</p>
        </>
      )}
    </QueryView>
  );
}
