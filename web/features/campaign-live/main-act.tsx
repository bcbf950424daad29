import { useIsMutating, useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { canDo } from '#core/campaigns/campaign-status.ts';
import { actKey } from '#web/features/campaigns/campaigns.queries.ts';
import { isBeingPrepared } from '#web/features/campaigns/preparation.ts';
import { useCampaignActs } from '#web/features/campaigns/use-campaign-acts.ts';
import { Button } from '#web/ui/button.tsx';
import { liveQuery } from './campaign-live.queries.ts';

/** Pause or resume, in sight: a campaign that is about to write to people is stopped in one click. */
export function MainAct({ campaign }: { campaign: Campaign }) {
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
