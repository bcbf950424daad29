import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { campaignPath, wizardPath } from '#contract/paths.ts';
import type { CampaignStatus } from '#core/campaigns/campaign-status.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { isBeingPrepared, stepToResume } from './preparation.ts';

const states: Record<CampaignStatus, string> = {
  inactive: 'Elle est encore à l’état de brouillon.',
  active: 'Elle est en cours.',
  paused: 'Elle est en pause : rien ne part pour le moment.',
  completed: 'Elle est terminée.',
  archived: 'Elle est archivée : rien ne part pour le moment.',
};

/** What a page will say of a campaign, and why it cannot yet. */
export function TooEarly(props: {
  campaign: Campaign;
  sectionTitle: string;
  title: string;
  purpose: string;
}) {
  const { campaign } = props;
  return (
    <Section title={props.sectionTitle}>
      <EmptyState
        title={props.title}
        action={
          isBeingPrepared(campaign) ? (
            <AppLink href={wizardPath(campaign.id, stepToResume(campaign))} className="link text-13">
              Reprendre la création
            </AppLink>
          ) : (
            <AppLink href={campaignPath(campaign.id)} className="link text-13">
              Voir ce qu’elle fait ensuite
            </AppLink>
          )
        }
      >
        {props.purpose} {states[campaign.status]}
      </EmptyState>
    </Section>
  );
}
