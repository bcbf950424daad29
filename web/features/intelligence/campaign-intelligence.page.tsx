import { CampaignFrame } from '#web/features/campaign-live/campaign-frame.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { MissingCampaign } from '../campaigns/missing-campaign.tsx';
import { TooEarly } from '../campaigns/too-early.tsx';
import { AdviceContent } from './advice-content.tsx';

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
      {(campaign) =>
        campaign.launchedAt ? (
          <AdviceContent campaignId={campaign.id} isOver={campaign.status === 'completed'} />
        ) : (
          <TooEarly
            campaign={campaign}
            sectionTitle="Conseils"
            title="Rien à regarder encore"
            purpose="Chaque règle se prononce sur ce que la campagne a fait : elles sont relues dès qu’elle est lancée."
          />
        )
      }
    </CampaignFrame>
  );
}

const label = 'Chargement de la campagne…';

/** For a page with one thing to say. */
function NoteSkeleton({ title }: { title: string }) {
  return (
    <Section title={title}>
      <SkeletonGroup
        label={label}
        className="grid gap-2.5 rounded-card border border-field border-dashed p-4"
      >
        <Skeleton className="h-4 w-[30%]" />
        <Skeleton className="h-3.5 w-[62%]" />
      </SkeletonGroup>
    </Section>
  );
}
