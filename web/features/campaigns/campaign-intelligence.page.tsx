import { CampaignFrame } from './campaign-frame.tsx';
import { NoteSkeleton } from './campaign-skeletons.tsx';
import { MissingCampaign } from './missing-campaign.tsx';
import { TooEarly } from './too-early.tsx';

export function CampaignIntelligencePage() {
  return (
    <CampaignFrame
      tab="Conseils"
      skeleton={<NoteSkeleton title="Conseils" />}
      missing={
        <MissingCampaign
          title="Conseils"
          lead="Ce qu’une campagne vous apprend, avec la taille de l’échantillon."
          sectionTitle="Conseils"
          purpose="Cette page tire des conseils des résultats d’une campagne de votre compte, et dit quand il est trop tôt pour conclure. Vérifiez l’adresse, ou repartez du tableau de bord."
        />
      }
    >
      {(campaign) => (
        <TooEarly
          campaign={campaign}
          sectionTitle="Conseils"
          title="Trop tôt pour conclure"
          purpose="Les conseils s’appuient sur les réponses reçues : ils apparaissent ici dès que la campagne en a assez pour conclure."
        />
      )}
    </CampaignFrame>
  );
}
