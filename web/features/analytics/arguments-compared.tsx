import { useQuery } from '@tanstack/react-query';
import type { ComparedArgument } from '#contract/analytics.ts';
import { campaignPath } from '#contract/paths.ts';
import type { JourneyMark } from '#core/analytics/journey.ts';
import { markWords } from '#core/analytics/mark-words.ts';
import { formatNumber } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { argumentsQuery } from './analytics.queries.ts';
import { countedAddress } from './analytics-address.ts';
import { type FigureColumn, FiguresTable } from './figures-table.tsx';
import { Rate } from './rate.tsx';

const columns: readonly FigureColumn[] = [
  { head: 'Reçus' },
  { head: markWords.replied },
  { head: 'Taux de réponse', isRate: true },
  { head: markWords.positive },
  { head: markWords.meeting },
];

/** The arguments of every campaign side by side; each number opens its people in their campaign. */
export function ArgumentsCompared() {
  return (
    <QueryView
      query={useQuery(argumentsQuery)}
      loading={<LinesSkeleton label="Chargement des arguments…" lines={4} />}
      failed="Les chiffres des arguments n’ont pas pu être lus."
    >
      {({ arguments: compared }) =>
        compared.length === 0 ? (
          <EmptyState title="Aucun message reçu">
            Les arguments se comparent ici dès qu’un premier message est parti.
          </EmptyState>
        ) : (
          <FiguresTable
            caption="Résultats de chaque argument, campagne par campagne"
            nameHead="Argument"
            columns={columns}
            rows={compared.map((argument) => ({
              key: `${argument.campaign.id} ${argument.segment}`,
              name: (
                <>
                  {argument.label}
                  <span className="block font-normal text-13 text-muted">{argument.campaign.name}</span>
                </>
              ),
              cells: cellsOf(argument),
            }))}
          />
        )
      }
    </QueryView>
  );
}

function cellsOf({ segment, label, campaign, counts }: ComparedArgument) {
  const count = (mark: JourneyMark) => (
    <AppLink
      key={mark}
      href={`${campaignPath(campaign.id)}/analytics?${countedAddress({ mark, by: 'argument', segment })}`}
      aria-label={`${formatNumber(counts[mark])}\u00a0: ${mark === 'confirmed' ? 'Reçus' : markWords[mark]}, ${label}, ${campaign.name}`}
      className="count-link"
    >
      {formatNumber(counts[mark])}
    </AppLink>
  );
  return [
    count('confirmed'),
    count('replied'),
    <Rate key="rate" count={counts.replied} base={counts.confirmed} />,
    count('positive'),
    count('meeting'),
  ];
}
