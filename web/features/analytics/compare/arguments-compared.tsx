import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { ComparedArgument } from '#contract/overview/analytics.ts';
import { campaignPath } from '#contract/paths.ts';
import { type JourneyMark, journeyMarks } from '#core/analytics/journey.ts';
import { markWords } from '#core/analytics/mark-words.ts';
import { formatNumber } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { argumentsQuery } from '../analytics.queries.ts';
import { countedAddress } from '../analytics-address.ts';
import { CountButton } from '../count-button.tsx';
import { CountedDrawer } from '../counted-drawer.tsx';
import { type FigureColumn, type FigureRow, FiguresTable } from '../figures-table.tsx';
import { Rate } from '../rate.tsx';
import { type ArgumentGroup, groupArguments } from './group-campaigns.ts';

const columns: readonly FigureColumn[] = [
  { head: 'Reçus' },
  { head: markWords.replied },
  { head: 'Taux de réponse', isRate: true },
  { head: markWords.positive },
  { head: markWords.meeting },
];

/** The arguments of every campaign, together or side by side; each number opens its people. */
export function ArgumentsCompared({ isByCampaign }: { isByCampaign: boolean }) {
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
        ) : isByCampaign ? (
          <ArgumentsTable
            caption="Résultats de chaque argument, campagne par campagne"
            rows={compared.map(rowOf)}
          />
        ) : (
          <ArgumentsTogether groups={groupArguments(compared)} />
        )
      }
    </QueryView>
  );
}

const ArgumentsTable = ({ caption, rows }: { caption: string; rows: readonly FigureRow[] }) => (
  <FiguresTable caption={caption} nameHead="Argument" columns={columns} rows={rows} />
);

function ArgumentsTogether({ groups }: { groups: readonly ArgumentGroup[] }) {
  const [address, setAddress] = useSearchParams();
  const open = (of: { argument: string; mark: JourneyMark } | null) => {
    const next = new URLSearchParams(address);
    for (const name of ['liste', 'groupe', 'argument']) next.delete(name);
    if (of) {
      next.set('liste', of.mark);
      next.set('argument', of.argument);
    }
    setAddress(next, { preventScrollReset: true });
  };
  const mark = journeyMarks.find((one) => one === address.get('liste'));
  const group = groups.find(({ key }) => key === address.get('argument'));
  return (
    <>
      <ArgumentsTable
        caption="Résultats de chaque argument, toutes campagnes réunies"
        rows={groups.map((one) => ({
          key: one.key,
          name: <Name label={one.label} of={describeGroup(one)} />,
          cells: cellsOf(one.counts, (of) => (
            <CountButton
              key={of}
              count={one.counts[of]}
              cell={{ mark: of }}
              label={`${wordOf(of)}, ${one.label}`}
              onOpen={() => open({ argument: one.key, mark: of })}
            />
          )),
        }))}
      />
      {mark && group && (
        <CountedDrawer
          counted={{ campaignIds: group.campaigns.map(({ id }) => id) }}
          cell={{ mark, by: 'argument', segment: group.segment }}
          of={group.label}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}

const describeGroup = ({ offer, campaigns }: ArgumentGroup) =>
  [offer, campaigns.length > 1 ? `${formatNumber(campaigns.length)}\u00a0campagnes` : campaigns[0]?.name]
    .filter(Boolean)
    .join(' · ');

const Name = ({ label, of }: { label: string; of: string }) => (
  <>
    {label}
    <span className="block font-normal text-13 text-muted">{of}</span>
  </>
);

const wordOf = (mark: JourneyMark) => (mark === 'confirmed' ? 'Reçus' : markWords[mark]);

const rowOf = ({ segment, label, campaign, counts }: ComparedArgument): FigureRow => ({
  key: `${campaign.id} ${segment}`,
  name: <Name label={label} of={campaign.name} />,
  cells: cellsOf(counts, (mark) => (
    <AppLink
      key={mark}
      href={`${campaignPath(campaign.id)}/analytics?${countedAddress({ mark, by: 'argument', segment })}`}
      aria-label={`${formatNumber(counts[mark])}\u00a0: ${wordOf(mark)}, ${label}, ${campaign.name}`}
      className="count-link"
    >
      {formatNumber(counts[mark])}
    </AppLink>
  )),
});

const cellsOf = (
  counts: ComparedArgument['counts'],
  count: (mark: JourneyMark) => ReactNode,
): ReactNode[] => [
  count('confirmed'),
  count('replied'),
  <Rate key="rate" count={counts.replied} base={counts.confirmed} />,
  count('positive'),
  count('meeting'),
];
