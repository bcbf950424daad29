import { type Campaign, isTemporaryId } from '#contract/campaigns/campaigns.ts';
import type { Dashboard } from '#contract/overview/dashboard.ts';
import { campaignPath, wizardPath } from '#contract/paths.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { CampaignMenu } from './campaign-menu.tsx';
import { CampaignOutlook } from './campaign-outlook.tsx';
import { CampaignProgress } from './campaign-progress.tsx';
import { CampaignState } from './campaign-state.tsx';
import { isBeingPrepared, stepToResume } from './preparation.ts';

export type TableProps = {
  caption: string;
  campaigns: readonly Campaign[];
  dashboard: Dashboard | undefined;
  isDashboardLoading: boolean;
  focusAfterRemoval: () => HTMLElement | null;
};

const headClass = 'border-line border-b pr-5 pb-1.5 text-left font-medium text-12 text-muted';
const cellClass = 'border-line border-b py-[11px] pr-5 align-top max-sm:block max-sm:border-0 max-sm:p-0';

export function CampaignTable({ caption, campaigns, ...row }: TableProps) {
  return (
    <table className="w-full table-fixed text-14 max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:hidden">
        <tr>
          <th scope="col" className={`${headClass} w-[38%]`}>
            Campagne
          </th>
          <th scope="col" className={`${headClass} w-[26%]`}>
            Avancement
          </th>
          <th scope="col" className={headClass}>
            Prochaine action
          </th>
          <th scope="col" className={`${headClass} w-8 pr-0`}>
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block max-sm:border-line max-sm:border-t">
        {campaigns.map((campaign) => (
          <CampaignRow key={campaign.id} campaign={campaign} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function CampaignRow(props: Omit<TableProps, 'caption' | 'campaigns'> & { campaign: Campaign }) {
  const { campaign, dashboard } = props;
  const isLocal = isTemporaryId(campaign.id);
  const outlook = dashboard?.outlooks.find(({ campaignId }) => campaignId === campaign.id);
  return (
    <tr className="max-sm:relative max-sm:block max-sm:border-line max-sm:border-b max-sm:py-3">
      <th scope="row" className={`${cellClass} text-left font-normal max-sm:pr-10`}>
        <CampaignName campaign={campaign} />
        <div className="mt-[3px]">
          <CampaignState campaign={campaign} />
        </div>
      </th>
      <td className={`${cellClass} max-sm:mt-2.5`}>
        <CampaignProgress campaign={campaign} figures={outlook?.figures} />
      </td>
      <td className={`${cellClass} max-sm:mt-2.5`}>
        {!isLocal && <CampaignOutlook outlook={outlook} isLoading={props.isDashboardLoading} />}
      </td>
      <td className={`${cellClass} pt-2 pr-0 text-right max-sm:-right-3.5 max-sm:absolute max-sm:top-0.5`}>
        {!isLocal && <CampaignMenu campaign={campaign} focusAfterRemoval={props.focusAfterRemoval} />}
      </td>
    </tr>
  );
}

/** A draft opens where its preparation stopped. */
function CampaignName({ campaign }: { campaign: Campaign }) {
  const nameClass =
    'block font-semibold text-[0.9375rem] leading-[1.3] tracking-[-0.005em] [overflow-wrap:anywhere]';
  if (isTemporaryId(campaign.id)) return <span className={nameClass}>{campaign.name}</span>;
  const href =
    campaign.status === 'inactive' && isBeingPrepared(campaign)
      ? wizardPath(campaign.id, stepToResume(campaign))
      : campaignPath(campaign.id);
  return (
    <AppLink href={href} className={`${nameClass} hover:underline hover:underline-offset-[0.2em]`}>
      {campaign.name}
    </AppLink>
  );
}
