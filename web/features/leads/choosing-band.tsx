import { wizardPath } from '#contract/paths.ts';
import { quote } from '#core/words/quote.ts';
import { useCampaigns } from '#web/features/campaigns/campaigns.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Reminds that people are being chosen for a campaign, and leads back to it. */
export function ChoosingBand({ campaignId }: { campaignId: string }) {
  const { campaigns } = useCampaigns();
  const campaign = campaigns.find(({ id }) => id === campaignId);
  if (!campaign) return null;
  return (
    <Notice className="mb-5" tone="info">
      Cochez des personnes, puis ajoutez-les à la campagne {quote(campaign.name)}.{' '}
      <AppLink href={wizardPath(campaignId, 'leads')} className="link">
        Revenir à la campagne
      </AppLink>
    </Notice>
  );
}
