import type { ComparedCampaign } from '#contract/analytics.ts';
import { type JourneyMark, journeyMarks } from '#core/analytics/journey.ts';

export type Grouping = 'offer' | 'target';
export type CampaignGroup = {
  name: string;
  campaigns: ComparedCampaign[];
  counts: ComparedCampaign['counts'];
};

export const withoutOne: Record<Grouping, string> = { offer: 'Sans offre', target: 'Sans ciblage' };

/** What the campaigns of one offer, or of one target, came to together: those that earned meetings first. */
export function groupCampaigns(campaigns: readonly ComparedCampaign[], by: Grouping): CampaignGroup[] {
  const groups = Map.groupBy(campaigns, (campaign) => campaign[by] ?? withoutOne[by]);
  const sum = (of: readonly ComparedCampaign[], mark: JourneyMark) =>
    of.reduce((total, { counts }) => total + counts[mark], 0);
  return [...groups]
    .map(([name, of]) => ({
      name,
      campaigns: of,
      counts: Object.fromEntries(
        journeyMarks.map((mark) => [mark, sum(of, mark)]),
      ) as CampaignGroup['counts'],
    }))
    .sort(
      (a, b) =>
        b.counts.meeting - a.counts.meeting ||
        b.counts.positive - a.counts.positive ||
        b.counts.accepted - a.counts.accepted ||
        a.name.localeCompare(b.name, 'fr'),
    );
}
