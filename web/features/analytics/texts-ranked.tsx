import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { AnalyticsSegment } from '#contract/overview/analytics.ts';
import type { JourneyFilter } from '#core/analytics/looked-at.ts';
import { markWords } from '#core/analytics/mark-words.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { fileAddress, textsQuery } from './analytics.queries.ts';
import type { AnalyticsView } from './analytics-address.ts';
import { CountButton } from './count-button.tsx';
import { type FigureColumn, FiguresTable } from './figures-table.tsx';
import { Rate } from './rate.tsx';
import { receivedNote } from './segments-table.tsx';

type TextsRankedProps = {
  campaignId: string;
  filter: JourneyFilter;
  onOpen: (cell: AnalyticsView['cell']) => void;
};

/** Which texts earn positive replies. */
export function TextsRanked({ campaignId, filter, onOpen }: TextsRankedProps) {
  return (
    <Section title="Quels messages donnent envie de répondre ?" note={receivedNote} className="mt-10">
      <QueryView
        query={useQuery(textsQuery(campaignId, filter))}
        loading={<LinesSkeleton label="Chargement des messages…" lines={3} />}
        failed="Les messages n’ont pas pu être classés."
      >
        {({ segments }) =>
          segments.length === 0 ? (
            <EmptyState title="Aucun message reçu">
              Les messages se classent ici dès que le premier est parti.
            </EmptyState>
          ) : (
            <>
              <FiguresTable
                caption="Messages reçus, du plus au moins suivi de réponses positives"
                nameHead="Message"
                columns={columns}
                rows={segments.map((text) => ({
                  key: text.segment,
                  name: text.label,
                  cells: cellsOf(text, onOpen),
                }))}
              />
              <p className="mt-3 text-13">
                <a
                  href={fileAddress(campaignId, { ...filter, table: 'segments', by: 'text' })}
                  download
                  className="link inline-flex items-center gap-1"
                >
                  <Download size={12} strokeWidth={1.75} aria-hidden />
                  CSV
                </a>
              </p>
            </>
          )
        }
      </QueryView>
    </Section>
  );
}

const columns: readonly FigureColumn[] = [
  { head: 'Reçus' },
  { head: markWords.replied },
  { head: markWords.positive },
  { head: 'Part positive, intervalle à 95\u00a0%', isRate: true },
];

function cellsOf({ segment, label, counts }: AnalyticsSegment, onOpen: TextsRankedProps['onOpen']) {
  const count = (mark: 'confirmed' | 'replied' | 'positive') => (
    <CountButton
      key={mark}
      count={counts[mark]}
      cell={{ mark, by: 'text', segment }}
      label={`${mark === 'confirmed' ? 'Reçus' : markWords[mark]}, ${label}`}
      onOpen={onOpen}
    />
  );
  return [
    count('confirmed'),
    count('replied'),
    count('positive'),
    <Rate key="rate" count={counts.positive} base={counts.confirmed} />,
  ];
}
