import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type JourneyMark, journeyMarks } from '#core/analytics/journey.ts';
import { markWords } from '#core/analytics/mark-words.ts';
import { formatNumber } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { acrossQuery } from '../analytics.queries.ts';
import { CountButton } from '../count-button.tsx';
import { CountedDrawer } from '../counted-drawer.tsx';
import { FiguresTable } from '../figures-table.tsx';
import { noCampaign, resultCells, resultColumns } from './campaigns-compared.tsx';
import { type CampaignGroup, type Grouping, groupCampaigns } from './group-campaigns.ts';

const words = {
  offer: { head: 'Offre', caption: 'Résultats de chaque offre, toutes campagnes réunies' },
  target: { head: 'Ciblage', caption: 'Résultats de chaque ciblage, toutes campagnes réunies' },
} as const;

/** The campaigns of one offer, or of one target, together; each number opens its people. */
export function GroupsCompared({ by }: { by: Grouping }) {
  const [address, setAddress] = useSearchParams();
  const open = (of: { group: string; mark: JourneyMark } | null) => {
    const next = new URLSearchParams(address);
    for (const name of ['liste', 'groupe', 'argument']) next.delete(name);
    if (of) {
      next.set('liste', of.mark);
      next.set('groupe', of.group);
    }
    setAddress(next, { preventScrollReset: true });
  };
  return (
    <QueryView
      query={useQuery(acrossQuery)}
      loading={<LinesSkeleton label="Chargement des campagnes…" lines={4} />}
      failed="Les chiffres des campagnes n’ont pas pu être lus."
    >
      {({ campaigns }) => {
        if (campaigns.length === 0) return noCampaign;
        const groups = groupCampaigns(campaigns, by);
        const mark = journeyMarks.find((one) => one === address.get('liste'));
        const group = groups.find(({ name }) => name === address.get('groupe'));
        return (
          <>
            <FiguresTable
              caption={words[by].caption}
              nameHead={words[by].head}
              columns={resultColumns}
              rows={groups.map((one) => ({
                key: one.name,
                name: <Name group={one} />,
                cells: cellsOf(one, (of) => open({ group: one.name, mark: of })),
              }))}
            />
            {mark && group && (
              <CountedDrawer
                counted={{ campaignIds: group.campaigns.map(({ id }) => id) }}
                cell={{ mark }}
                of={group.name}
                onClose={() => open(null)}
              />
            )}
          </>
        );
      }}
    </QueryView>
  );
}

const Name = ({ group: { name, campaigns } }: { group: CampaignGroup }) => (
  <>
    {name}
    <span className="block font-normal text-13 text-muted">
      {campaigns.length > 1 ? `${formatNumber(campaigns.length)} campagnes` : campaigns[0]?.name}
    </span>
  </>
);

function cellsOf({ name, counts }: CampaignGroup, onOpen: (mark: JourneyMark) => void) {
  const count = (mark: JourneyMark) => (
    <CountButton
      key={mark}
      count={counts[mark]}
      cell={{ mark }}
      label={`${markWords[mark]}, ${name}`}
      onOpen={() => onOpen(mark)}
    />
  );
  return resultCells(counts, count);
}
