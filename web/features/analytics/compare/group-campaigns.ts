import type { ComparedArgument, ComparedCampaign } from '#contract/overview/analytics.ts';
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
  return [...groups]
    .map(([name, of]) => ({ name, campaigns: of, counts: sumCounts(of) }))
    .sort(
      (a, b) => byEarned(a, b) || b.counts.accepted - a.counts.accepted || a.name.localeCompare(b.name, 'fr'),
    );
}

export type ArgumentGroup = {
  /** The offer with the argument: two offers may number theirs alike. */
  key: string;
  segment: string;
  label: string;
  offer: string | null;
  campaigns: ComparedArgument['campaign'][];
  counts: ComparedArgument['counts'];
};

/** What each argument came to in all the campaigns that used it: those that earned meetings first. */
export function groupArguments(compared: readonly ComparedArgument[]): ArgumentGroup[] {
  const groups = Map.groupBy(compared, ({ offer, segment }) => `${offer?.id ?? ''} ${segment}`);
  return [...groups]
    .flatMap(([key, of]) => {
      const [first] = of;
      if (!first) return [];
      const { segment, label, offer } = first;
      const campaigns = of.map(({ campaign }) => campaign);
      return [{ key, segment, label, offer: offer?.name ?? null, campaigns, counts: sumCounts(of) }];
    })
    .sort(
      (a, b) =>
        byEarned(a, b) ||
        b.counts.replied - a.counts.replied ||
        b.counts.confirmed - a.counts.confirmed ||
        a.label.localeCompare(b.label, 'fr') ||
        a.key.localeCompare(b.key),
    );
}

type Earned = { counts: ComparedCampaign['counts'] };

const byEarned = (a: Earned, b: Earned) =>
  b.counts.meeting - a.counts.meeting || b.counts.positive - a.counts.positive;

function sumCounts(of: readonly Earned[]): Earned['counts'] {
  const sum = (mark: JourneyMark) => of.reduce((total, { counts }) => total + counts[mark], 0);
  return Object.fromEntries(journeyMarks.map((mark) => [mark, sum(mark)])) as Earned['counts'];
}
