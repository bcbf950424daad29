import { MissingCampaign } from '#web/features/campaigns/missing-campaign.tsx';
import { CampaignFrame } from './campaign-frame.tsx';
import { CampaignOverview } from './overview/campaign-overview.tsx';
import { LiveSkeleton } from './overview/live-skeletons.tsx';

export function CampaignPage() {
  return (
    <CampaignFrame
      tab="Vue d’ensemble"
      skeleton={<LiveSkeleton />}
      missing={
        <MissingCampaign
          title="Campagne"
          lead="Son état, ses prochaines actions, et pourquoi elle attend."
          sectionTitle="Vue d’ensemble"
          purpose="Cette page suit une campagne de votre compte : où elle en est, ce qui part ensuite et la raison de chaque attente. Vérifiez l’adresse, ou repartez du tableau de bord."
        />
      }
    >
      {(campaign) => <CampaignOverview campaign={campaign} />}
    </CampaignFrame>
  );
}
