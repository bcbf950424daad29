import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ComparedCampaign } from '#contract/overview/analytics.ts';
import { campaignPath } from '#contract/paths.ts';
import type { JourneyMark } from '#core/analytics/journey.ts';
import { markWords } from '#core/analytics/mark-words.ts';
import { formatNumber } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { acrossQuery } from '../analytics.queries.ts';
import { countedAddress } from '../analytics-address.ts';
import { type FigureColumn, FiguresTable } from '../figures-table.tsx';
import { Rate } from '../rate.tsx';

/** The campaigns of the user side by side; each number opens its people in their campaign. */
export function CampaignsCompared({ here }: { here?: string }) {
  return (
    <QueryView
      query={useQuery(acrossQuery)}
      loading={<LinesSkeleton label="Chargement des campagnes…" lines={4} />}
      failed="Les chiffres des campagnes n’ont pas pu être lus."
    >
      {({ campaigns }) =>
        campaigns.length === 0 ? (
          noCampaign
        ) : (
          <FiguresTable
            caption="Résultats de chaque campagne lancée"
            nameHead="Campagne"
            columns={resultColumns}
            rows={campaigns.map((campaign) => ({
              key: campaign.id,
              isMarked: campaign.id === here,
              name: <Name campaign={campaign} isHere={campaign.id === here} />,
              cells: cellsOf(campaign),
            }))}
          />
        )
      }
    </QueryView>
  );
}

export const noCampaign = (
  <EmptyState title="Aucune campagne lancée">
    Les campagnes se comparent ici dès que la première est lancée.
  </EmptyState>
);

export const resultColumns: readonly FigureColumn[] = [
  { head: 'Invitations' },
  { head: markWords.accepted },
  { head: 'Taux d’acceptation', isRate: true },
  { head: markWords.replied },
  { head: markWords.positive },
  { head: markWords.meeting },
];

const addressOf = ({ id }: ComparedCampaign) => `${campaignPath(id)}/analytics`;

function cellsOf(campaign: ComparedCampaign) {
  const { name, counts } = campaign;
  const count = (mark: JourneyMark) => (
    <AppLink
      key={mark}
      href={`${addressOf(campaign)}?${countedAddress({ mark })}`}
      aria-label={`${formatNumber(counts[mark])}\u00a0: ${markWords[mark]}, ${name}`}
      className="count-link"
    >
      {formatNumber(counts[mark])}
    </AppLink>
  );
  return resultCells(counts, count);
}

/** One for each of `resultColumns`; a count opens the people whom it counts. */
export const resultCells = (
  { accepted, invited }: ComparedCampaign['counts'],
  count: (mark: JourneyMark) => ReactNode,
): ReactNode[] => [
  count('invited'),
  count('accepted'),
  <Rate key="rate" count={accepted} base={invited} />,
  count('replied'),
  count('positive'),
  count('meeting'),
];

function Name({ campaign, isHere }: { campaign: ComparedCampaign; isHere: boolean }) {
  const { name, offer, target } = campaign;
  return (
    <>
      {isHere ? (
        `${name} (cette campagne)`
      ) : (
        <AppLink href={addressOf(campaign)} className="link">
          {name}
        </AppLink>
      )}
      {(offer ?? target) && (
        <span className="block font-normal text-13 text-muted">
          {[offer, target].filter((part) => part !== null).join(' · ')}
        </span>
      )}
    </>
  );
}
