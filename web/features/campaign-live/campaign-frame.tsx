import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { type Campaign, isTemporaryId, loadingCampaignName } from '#contract/campaigns/campaigns.ts';
import { errorTexts } from '#contract/errors.ts';
import { campaignPath, paths } from '#contract/paths.ts';
import { CampaignMenu } from '#web/features/campaigns/campaign-menu.tsx';
import { CampaignState } from '#web/features/campaigns/campaign-state.tsx';
import { campaignQuery } from '#web/features/campaigns/campaigns.queries.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { MainAct } from './main-act.tsx';

const tabs = [
  { title: 'Vue d’ensemble', path: '' },
  { title: 'Analyse', path: '/analytics' },
  { title: 'Conseils', path: '/intelligence' },
] as const;

type CampaignFrameProps = {
  tab: (typeof tabs)[number]['title'];
  skeleton: ReactNode;
  missing: ReactNode;
  children: (campaign: Campaign) => ReactNode;
};

const toDashboard = (
  <AppLink href={paths.home} className="link">
    Tableau de bord
  </AppLink>
);

/** An address that names no campaign of this user; the server refuses an id it cannot read. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** What the pages of a campaign share: its name and state, what can be done to it, and the way between them. */
export function CampaignFrame({ tab, skeleton, missing, children }: CampaignFrameProps) {
  const { campaignId: id = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(campaignQuery(id));
  const { data: campaign, error } = query;
  if (isTemporaryId(id) || (!campaign && isMissing(error))) return missing;
  return (
    <>
      <PageHead
        kicker={toDashboard}
        title={campaign?.name ?? (error ? 'Campagne' : loadingCampaignName)}
        action={
          campaign && (
            <div className="flex items-center gap-2">
              <MainAct campaign={campaign} />
              <CampaignMenu
                campaign={campaign}
                isOnItsPage
                onRemove={() => void navigate(paths.home)}
                focusAfterRemoval={() => document.querySelector('main')}
              />
            </div>
          )
        }
      />
      {campaign && (
        <p className="-mt-2 mb-3">
          <CampaignState campaign={campaign} />
        </p>
      )}
      <LinkTabs
        label="Pages de la campagne"
        tabs={tabs.map(({ title, path }) => ({
          title,
          href: campaignPath(id) + path,
          isCurrent: title === tab,
        }))}
      />
      <QueryView
        query={query}
        loading={skeleton}
        failed={errorTexts.campaignLoad}
        failedNote="Rien n’a été modifié."
      >
        {children}
      </QueryView>
    </>
  );
}
