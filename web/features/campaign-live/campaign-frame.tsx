import { useIsMutating, useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { type Campaign, isTemporaryId, loadingCampaignName } from '#contract/campaigns/campaigns.ts';
import { errorTexts } from '#contract/errors.ts';
import { campaignPath, paths } from '#contract/paths.ts';
import { canDo } from '#core/campaigns/campaign-status.ts';
import { CampaignMenu } from '#web/features/campaigns/campaign-menu.tsx';
import { CampaignState } from '#web/features/campaigns/campaign-state.tsx';
import { actKey, campaignQuery } from '#web/features/campaigns/campaigns.queries.ts';
import { isBeingPrepared } from '#web/features/campaigns/preparation.ts';
import { useCampaignActs } from '#web/features/campaigns/use-campaign-acts.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { liveQuery } from './campaign-live.queries.ts';

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

/** Pause or resume, in sight: a campaign that is about to write to people is stopped in one click. */
function MainAct({ campaign }: { campaign: Campaign }) {
  const acts = useCampaignActs(campaign);
  // Read by the page below; on the other tabs the server refuses, and says where to decide.
  const { data: live } = useQuery({ ...liveQuery(campaign.id), enabled: false });
  const isBusy = useIsMutating({ mutationKey: actKey }) > 0;
  if (canDo('pause', campaign.status))
    return (
      <Button isBusy={isBusy} onClick={acts.pause}>
        <Pause size={16} strokeWidth={1.75} aria-hidden />
        <span className="max-sm:sr-only">Mettre en pause</span>
      </Button>
    );
  if (!canDo('resume', campaign.status) || isBeingPrepared(campaign) || isPausedByAccount(campaign))
    return null;
  if (live?.accountChange) return null;
  return (
    <Button variant="primary" isBusy={isBusy} onClick={acts.resume}>
      <Play size={16} strokeWidth={1.75} aria-hidden />
      Reprendre
    </Button>
  );
}

/** It goes on by itself once the account is back: resuming it now would be refused. */
const isPausedByAccount = ({ pausedReason }: Campaign) =>
  pausedReason === 'account_disconnected' || pausedReason === 'account_restricted';
