import { useQuery } from '@tanstack/react-query';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { wizardPath } from '#contract/paths.ts';
import { CampaignOutlook } from '#web/features/campaigns/campaign-outlook.tsx';
import { CampaignProgress } from '#web/features/campaigns/campaign-progress.tsx';
import { dashboardQuery } from '#web/features/campaigns/outlooks.queries.ts';
import { isBeingPrepared } from '#web/features/campaigns/preparation.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { CampaignContent } from '../campaign-content.tsx';
import { CampaignSequence } from '../campaign-sequence.tsx';
import { LiveOverview } from './live-overview.tsx';

/** Where a campaign stands: as it lives once it was launched, what is left to prepare before. */
export function CampaignOverview({ campaign }: { campaign: Campaign }) {
  return campaign.launchedAt ? (
    <LiveOverview campaign={campaign} />
  ) : (
    <InactiveOverview campaign={campaign} />
  );
}

function InactiveOverview({ campaign }: { campaign: Campaign }) {
  const { data: dashboard, isPending } = useQuery(dashboardQuery);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-[49px] gap-y-10 max-nav:grid-cols-1">
      <div className="grid min-w-0 content-start gap-10">
        <Section title="Prochaine action">
          <div className="border-line border-y py-3">
            <CampaignOutlook
              outlook={dashboard?.outlooks.find(({ campaignId }) => campaignId === campaign.id)}
              isLoading={isPending}
            />
          </div>
        </Section>
        <CampaignSequence campaign={campaign} />
      </div>
      <aside
        aria-label="Avancement et contenu"
        className="relative grid content-start gap-6 before:absolute before:inset-y-0 before:-left-[25px] before:w-px before:bg-line max-nav:gap-10 max-nav:before:hidden"
      >
        {isBeingPrepared(campaign) && (
          <Section title="Préparation">
            <div className="border-line border-t pt-2.5">
              <CampaignProgress campaign={campaign} />
            </div>
          </Section>
        )}
        <Section title="Personnes">
          <dl className="border-line border-b text-14">
            <Figure title="Dans la campagne" campaign={campaign} count={campaign.leadsCount} />
            <Figure title="Qualifiées" campaign={campaign} count={campaign.qualifiedCount} />
          </dl>
        </Section>
        <CampaignContent campaign={campaign} />
      </aside>
    </div>
  );
}

function Figure({ title, campaign, count }: { title: string; campaign: Campaign; count: number }) {
  return (
    <div className="flex h-[38px] items-center justify-between gap-3 border-line border-t">
      <dt>{title}</dt>
      <dd>
        <AppLink href={wizardPath(campaign.id, 'leads')} className="count-link">
          {formatNumber(count)}
        </AppLink>
      </dd>
    </div>
  );
}
