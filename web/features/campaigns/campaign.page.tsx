import { MissingCampaign } from './missing-campaign.tsx';

export function CampaignPage() {
  return (
    <MissingCampaign
      title="Campagne"
      lead="Son état, ses prochaines actions, et pourquoi une personne attend."
      rubrique="Vue d’ensemble"
      purpose="Cette page suit une campagne de votre compte : où elle en est, ce qui part ensuite et la raison de chaque attente. Vérifiez l’adresse, ou repartez du tableau de bord."
    />
  );
}
