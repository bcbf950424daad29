import { useQuery } from '@tanstack/react-query';
import { type Campaign, isTemporaryId } from '#contract/campaigns/campaigns.ts';
import { type CampaignStatus, pausedReasonLabels, statusLabels } from '#core/campaigns/campaign-status.ts';
import { shownStatus } from '#core/campaigns/shown-status.ts';
import { hourMs } from '#core/time/durations.ts';
import { campaignClockQuery } from '#web/lib/campaign-clock.queries.ts';
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

/** « En pause depuis aujourd’hui à 11 h 30, garde-fou ». A draft is of this world; the rest happens in campaign time. */
export function describeState(campaign: Campaign, now: Date, campaignNow: Date | null): string {
  const { pausedReason, launchedAt, statusChangedAt, lastModified } = campaign;
  const status = shownStatus(campaign);
  const label = statusLabels[status];
  if (status === 'inactive')
    return areApart(now, campaignNow)
      ? label
      : `${label}, modifié ${at(formatSince(new Date(lastModified), now))}`;
  // Campaign time may run faster than real time: its dates are compared with its own clock.
  if (!campaignNow) return label;
  const since = formatSince(new Date(statusChangedAt), campaignNow);
  if (status === 'completed' || status === 'archived') return `${label} ${at(since)}`;
  if (status === 'active') {
    const start = new Date(launchedAt ?? statusChangedAt);
    const isResumed = start.getTime() !== new Date(statusChangedAt).getTime();
    return `${label} depuis ${from(formatSince(start, campaignNow))}${isResumed ? `, reprise ${at(since)}` : ''}`;
  }
  const reason = pausedReason && (pausedReason === 'user' ? 'par vous' : pausedReasonLabels[pausedReason]);
  return `${label} depuis ${from(since)}${reason ? `, ${reason}` : ''}`;
}

/** The days of two clocks do not stand in one list. */
const areApart = (now: Date, campaignNow: Date | null) =>
  campaignNow !== null && Math.abs(now.getTime() - campaignNow.getTime()) > hourMs;

const at = (since: string) => (/^\d/.test(since) ? `à ${since}` : since);
/** « depuis 11 h 30 » would read as a length of time. */
const from = (since: string) => (/^\d/.test(since) ? `aujourd’hui à ${since}` : since);

export function CampaignState({ campaign }: { campaign: Campaign }) {
  const { data: clock } = useQuery(campaignClockQuery);
  if (isTemporaryId(campaign.id))
    return (
      <span className="inline-flex items-center gap-1.5 text-13 text-muted">
        <SpinnerRing className="size-2.5" />
        Création en cours…
      </span>
    );
  return (
    <StatusMark shape={shapes[shownStatus(campaign)]} mayWrap>
      <span className="text-muted">
        {describeState(campaign, new Date(), clock ? new Date(clock.now) : null)}
      </span>
    </StatusMark>
  );
}
