import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnalyticsSegment } from '#contract/overview/analytics.ts';
import type { JourneyMark } from '#core/analytics/journey.ts';
import { markWords } from '#core/analytics/mark-words.ts';
import { isOfText, type Segmentation, segmentations } from '#core/analytics/segmentations.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { SmallSelect } from '#web/ui/small-select.tsx';
import { fileAddress } from './analytics.queries.ts';
import type { AnalyticsView } from './analytics-address.ts';
import { CountButton } from './count-button.tsx';
import { type FigureColumn, FiguresTable } from './figures-table.tsx';
import { Rate } from './rate.tsx';

const words: Record<Segmentation, { tab: string; title: string; head: string }> = {
  function: { tab: 'Fonction', title: 'Par fonction', head: 'Fonction' },
  seniority: { tab: 'Niveau', title: 'Par niveau', head: 'Niveau' },
  industry: { tab: 'Secteur', title: 'Par secteur', head: 'Secteur' },
  size: { tab: 'Taille d’entreprise', title: 'Par taille d’entreprise', head: 'Taille' },
  place: { tab: 'Lieu', title: 'Par lieu', head: 'Région' },
  source: { tab: 'Source', title: 'Par source', head: 'Source' },
  step: { tab: 'Étape', title: 'Par étape', head: 'Étape' },
  angle: { tab: 'Variante du message', title: 'Par variante', head: 'Variante' },
  argument: { tab: 'Argument', title: 'Par argument', head: 'Argument' },
  text: { tab: 'Message', title: 'Par message', head: 'Message' },
};

const resultColumns = (['replied', 'positive', 'meeting'] as const).map((mark) => ({
  head: markWords[mark],
}));

type SegmentsTableProps = {
  campaignId: string;
  view: AnalyticsView;
  segments: readonly AnalyticsSegment[];
  onOpen: (cell: AnalyticsView['cell']) => void;
  onCut: (by: Segmentation) => void;
};

/** The same people cut by what they are, where they come from or what they received. */
export function SegmentsTable({ campaignId, view, segments, onOpen, onCut }: SegmentsTableProps) {
  const { by } = view;
  return (
    <Section
      title={words[by].title}
      className="mt-10"
      action={
        <SmallSelect
          aria-label="Découper par"
          value={by}
          onChange={({ target }) => onCut(segmentations.find((one) => one === target.value) ?? 'function')}
        >
          {segmentations.map((value) => (
            <option key={value} value={value}>
              {words[value].tab}
            </option>
          ))}
        </SmallSelect>
      }
    >
      {segments.length === 0 ? (
        <EmptyState title="Rien à comparer">Personne n’est encore compté ici.</EmptyState>
      ) : (
        <>
          {isOfText(by) && <p className="mt-1 text-13 text-muted">{receivedNote}</p>}
          <FiguresTable
            caption={`Résultats ${words[by].title.toLocaleLowerCase('fr')}`}
            nameHead={words[by].head}
            columns={isOfText(by) ? textColumns : personColumns}
            rows={segments.map((segment) => ({
              key: segment.segment,
              name: segment.label,
              cells: cellsOf(by, segment, onOpen),
            }))}
          />
          <p className="mt-3 text-13">
            <a
              href={fileAddress(campaignId, { ...view.filter, table: 'segments', by })}
              download
              className="link inline-flex items-center gap-1"
            >
              <Download size={12} strokeWidth={1.75} aria-hidden />
              CSV
            </a>
          </p>
        </>
      )}
    </Section>
  );
}

/** How a text is counted, wherever texts stand side by side. */
export const receivedNote =
  'Une personne compte pour chaque message reçu\u00a0; sa réponse, pour celui auquel elle répond.';

const personColumns: readonly FigureColumn[] = [
  { head: 'Invitations' },
  { head: markWords.accepted },
  { head: 'Taux d’acceptation, intervalle à 95\u00a0%', isRate: true },
  { head: 'Messages' },
  ...resultColumns,
];
const textColumns: readonly FigureColumn[] = [
  { head: 'Reçus' },
  { head: markWords.accepted },
  { head: 'Taux de réponse, intervalle à 95\u00a0%', isRate: true },
  ...resultColumns,
];

function cellsOf(
  by: Segmentation,
  { segment, label, counts }: AnalyticsSegment,
  onOpen: SegmentsTableProps['onOpen'],
): ReactNode[] {
  const count = (mark: JourneyMark, word = markWords[mark]) => (
    <CountButton
      count={counts[mark]}
      cell={{ mark, by, segment }}
      label={`${word}, ${label}`}
      onOpen={onOpen}
    />
  );
  const results = [count('replied'), count('positive'), count('meeting')];
  if (!isOfText(by))
    return [
      count('invited'),
      count('accepted'),
      <Rate key="rate" count={counts.accepted} base={counts.invited} />,
      count('messaged'),
      ...results,
    ];
  return [
    count('confirmed', 'Reçus'),
    // Only an invitation is accepted.
    counts.invited > 0 ? count('accepted') : '–',
    <Rate key="rate" count={counts.replied} base={counts.confirmed} />,
    ...results,
  ];
}
