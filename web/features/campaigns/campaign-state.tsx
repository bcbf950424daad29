import { useQuery } from '@tanstack/react-query';
import { type Campaign, isTemporaryId } from '#contract/campaigns.ts';
import { type CampaignStatus, pausedReasonLabels, statusLabels } from '#core/campaigns/campaign-status.ts';
import { shownStatus } from '#core/campaigns/shown-status.ts';
import { campaignClockQuery } from '#web/features/campaign-clock/campaign-clock.queries.ts';
import { formatSince } from '#web/lib/format.ts';
import { SpinnerRing } from '#web/ui/spinner.tsx';
import { StatusMark, type StatusShape } from '#web/ui/status-mark.tsx';

const shapes: Record<CampaignStatus, StatusShape> = {
  inactive: 'draft',
  active: 'active',
  paused: 'paused',
  completed: 'done',
  archived: 'open',
};

/** « En pause depuis 11 h 30, garde-fou ». A draft is of this world; the rest happens in campaign time. */
export function describeState(campaign: Campaign, now: Date, campaignNow: Date): string {
  const { pausedReason, statusChangedAt, lastModified } = campaign;
  const status = shownStatus(campaign);
  const label = statusLabels[status];
  const since = formatSince(new Date(statusChangedAt), campaignNow);
  if (status === 'inactive') return `${label}, modifié ${at(formatSince(new Date(lastModified), now))}`;
  if (status === 'completed' || status === 'archived') return `${label} ${at(since)}`;
  const reason = status === 'paused' && pausedReason;
  if (!reason) return `${label} depuis ${since}`;
  return `${label} depuis ${since}, ${reason === 'user' ? 'par vous' : pausedReasonLabels[reason]}`;
}

const at = (since: string) => (/^\d/.test(since) ? `à ${since}` : since);

export function CampaignState({ campaign }: { campaign: Campaign }) {
  const { data: clock } = useQuery(campaignClockQuery);
  if (isTemporaryId(campaign.id))
    return (
      <span className="inline-flex items-center gap-1.5 text-13 text-sourdine">
        <SpinnerRing className="size-2.5" />
        Création en cours…
      </span>
    );
  return (
    <StatusMark shape={shapes[shownStatus(campaign)]} mayWrap>
      <span className="text-sourdine">
        {describeState(campaign, new Date(), clock ? new Date(clock.now) : new Date())}
      </span>
    </StatusMark>
  );
}
