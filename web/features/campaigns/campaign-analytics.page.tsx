import { CampaignFrame } from './campaign-frame.tsx';
import { NoteSkeleton } from './campaign-skeletons.tsx';
import { MissingCampaign } from './missing-campaign.tsx';
import { TooEarly } from './too-early.tsx';

export function CampaignAnalyticsPage() {
  return (
    <CampaignFrame
      tab="Analyse"
      skeleton={<NoteSkeleton title="Chiffres" />}
      missing={
        <MissingCampaign
          title="Analyse"
          lead="Chaque nombre ouvre la liste des personnes qu’il compte."
          rubrique="Chiffres"
          purpose="Cette page sépare ce qui est prévu, tenté, confirmé, accepté et répondu dans une campagne de votre compte. Vérifiez l’adresse, ou repartez du tableau de bord."
        />
      }
    >
      {(campaign) => (
        <TooEarly
          campaign={campaign}
          rubrique="Chiffres"
          title="Pas encore de chiffres"
          purpose="Les chiffres apparaissent ici dès que la campagne a envoyé ses premières invitations."
        />
      )}
    </CampaignFrame>
  );
}
