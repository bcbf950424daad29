import { Download } from 'lucide-react';
import type { AnalyticsSegment } from '#contract/analytics.ts';
import type { JourneyMark } from '#core/analytics/journey.ts';
import { markWords } from '#core/analytics/mark-words.ts';
import { type Segmentation, segmentations } from '#core/analytics/segmentations.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { SmallSelect } from '#web/ui/small-select.tsx';
import { fileAddress } from './analytics.queries.ts';
import type { AnalyticsView } from './analytics-address.ts';
import { CountButton } from './count-button.tsx';
import { formatInterval, formatShare, IntervalBar, isTooFew, TooFew } from './rate.tsx';

const words: Record<Segmentation, { tab: string; title: string; head: string }> = {
  function: { tab: 'Fonction', title: 'Par fonction', head: 'Fonction' },
  seniority: { tab: 'Niveau', title: 'Par niveau', head: 'Niveau' },
  industry: { tab: 'Secteur', title: 'Par secteur', head: 'Secteur' },
  size: { tab: 'Taille d’entreprise', title: 'Par taille d’entreprise', head: 'Taille' },
  place: { tab: 'Lieu', title: 'Par lieu', head: 'Région' },
  source: { tab: 'Source', title: 'Par source', head: 'Source' },
  step: { tab: 'Étape', title: 'Par étape', head: 'Dernière étape reçue' },
  angle: { tab: 'Variante du texte', title: 'Par variante du texte', head: 'Variante du dernier texte' },
  argument: { tab: 'Argument du texte', title: 'Par argument', head: 'Argument du dernier texte' },
  text: { tab: 'Texte', title: 'Par texte', head: 'Dernier texte reçu' },
};
const counted = ['messaged', 'replied', 'positive', 'meeting'] as const;

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
          <div className="overflow-x-auto">
            <table className="w-full min-w-[720px] text-14">
              <thead>
                <tr className="border-line border-b text-13 text-muted">
                  <th scope="col" className="py-2 pr-3 text-left font-medium">
                    {words[by].head}
                  </th>
                  <Head>Invitations</Head>
                  <Head>{markWords.accepted}</Head>
                  <th scope="col" className="py-2 pl-6 text-left font-medium" colSpan={3}>
                    Taux d’acceptation, intervalle à 95 %
                  </th>
                  {counted.map((mark) => (
                    <Head key={mark}>{mark === 'messaged' ? 'Messages' : markWords[mark]}</Head>
                  ))}
                </tr>
              </thead>
              <tbody>
                {segments.map((segment) => (
                  <SegmentRow key={segment.segment} by={by} segment={segment} onOpen={onOpen} />
                ))}
              </tbody>
            </table>
          </div>
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

const Head = ({ children }: { children: string }) => (
  <th scope="col" className="py-2 pl-3 text-right font-medium">
    {children}
  </th>
);

type RowProps = Pick<SegmentsTableProps, 'onOpen'> & { by: Segmentation; segment: AnalyticsSegment };

function SegmentRow({ by, segment: { segment, label, counts }, onOpen }: RowProps) {
  const count = (mark: JourneyMark) => (
    <CountButton
      count={counts[mark]}
      cell={{ mark, by, segment }}
      label={`${markWords[mark]}, ${label}`}
      onOpen={onOpen}
    />
  );
  return (
    <tr className="border-line border-b">
      <th scope="row" className="py-2.5 pr-3 text-left font-medium">
        {label}
      </th>
      <td className="py-2.5 pl-3 text-right">{count('invited')}</td>
      <td className="py-2.5 pl-3 text-right">{count('accepted')}</td>
      <AcceptanceCells accepted={counts.accepted} invited={counts.invited} />
      {counted.map((mark) => (
        <td key={mark} className="py-2.5 pl-3 text-right">
          {count(mark)}
        </td>
      ))}
    </tr>
  );
}

function AcceptanceCells({ accepted, invited }: { accepted: number; invited: number }) {
  if (invited === 0) return <td colSpan={3} className="py-2.5 pl-6 text-13 text-muted" />;
  if (isTooFew(invited))
    return (
      <td colSpan={3} className="py-2.5 pl-6">
        <TooFew base={invited} />
      </td>
    );
  return (
    <>
      <td className="py-2.5 pl-6 font-semibold tabular-figures">{formatShare(accepted / invited)}</td>
      <td className="w-[180px] px-3 py-2.5">
        <IntervalBar count={accepted} base={invited} />
      </td>
      <td className="whitespace-nowrap py-2.5 text-13 text-muted tabular-figures">
        {formatInterval(accepted, invited)}
      </td>
    </>
  );
}
