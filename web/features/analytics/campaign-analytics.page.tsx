import { CampaignFrame } from '#web/features/campaign-live/campaign-frame.tsx';
import { FunnelSkeleton } from '#web/features/campaign-live/overview/live-skeletons.tsx';
import { MissingCampaign } from '../campaigns/missing-campaign.tsx';
import { TooEarly } from '../campaigns/too-early.tsx';
import { AnalyticsContent } from './analytics-content.tsx';

export function CampaignAnalyticsPage() {
  return (
    <CampaignFrame
      tab="Analyse"
      skeleton={<FunnelSkeleton label="Chargement des chiffres de la campagne…" />}
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
          <AnalyticsContent campaignId={campaign.id} />
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
