import { MissingCampaign } from './missing-campaign.tsx';

export function CampaignIntelligencePage() {
  return (
    <MissingCampaign
      title="Conseils"
      lead="Ce qu’une campagne vous apprend, avec la taille de l’échantillon."
      rubrique="Conseils"
      purpose="Cette page tire des conseils des résultats d’une campagne de votre compte, et dit quand il est trop tôt pour conclure. Vérifiez l’adresse, ou repartez du tableau de bord."
    />
  );
}
