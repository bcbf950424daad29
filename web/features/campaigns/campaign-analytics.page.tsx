import { MissingCampaign } from './missing-campaign.tsx';

export function CampaignAnalyticsPage() {
  return (
    <MissingCampaign
      title="Analyse"
      lead="Chaque nombre ouvre la liste des personnes qu’il compte."
      rubrique="Chiffres"
      purpose="Cette page sépare ce qui est prévu, tenté, confirmé, accepté et répondu dans une campagne de votre compte. Vérifiez l’adresse, ou repartez du tableau de bord."
    />
  );
}
