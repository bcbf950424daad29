import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { AnalyticsSegment } from '#contract/analytics.ts';
import type { JourneyFilter } from '#core/analytics/looked-at.ts';
import { markWords } from '#core/analytics/mark-words.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { fileAddress, textsQuery } from './analytics.queries.ts';
import type { AnalyticsView } from './analytics-address.ts';
import { CountButton } from './count-button.tsx';
import { formatInterval, formatShare, isTooFew, TooFew } from './rate.tsx';

type TextsRankedProps = {
  campaignId: string;
  filter: JourneyFilter;
  onOpen: (cell: AnalyticsView['cell']) => void;
};

const headClass = 'py-2 pl-3 font-medium';

/** Which texts earn positive replies: a person counts with the text that they answered, or the last they received. */
export function TextsRanked({ campaignId, filter, onOpen }: TextsRankedProps) {
  return (
    <Section
      title="Quels textes donnent envie de répondre ?"
      note="Étape, angle et argument, les réponses positives d’abord"
      className="mt-10"
    >
      <QueryView
        query={useQuery(textsQuery(campaignId, filter))}
        loading={<LinesSkeleton label="Chargement des textes…" lines={3} />}
        failed="Les textes n’ont pas pu être classés."
      >
        {({ segments }) =>
          segments.length === 0 ? (
            <EmptyState title="Aucun texte reçu">
              Les textes se classent ici dès que le premier est parti.
            </EmptyState>
          ) : (
            <>
              <div className="overflow-x-auto">
                <table className="w-full min-w-[640px] text-14">
                  <caption className="sr-only">
                    Textes reçus, du plus au moins suivi de réponses positives
                  </caption>
                  <thead>
                    <tr className="border-line border-b text-13 text-muted">
                      <th scope="col" className="py-2 pr-3 text-left font-medium">
                        Texte
                      </th>
                      <th scope="col" className={`${headClass} text-right`}>
                        Reçus
                      </th>
                      <th scope="col" className={`${headClass} text-right`}>
                        {markWords.replied}
                      </th>
                      <th scope="col" className={`${headClass} text-right`}>
                        {markWords.positive}
                      </th>
                      <th scope="col" className={`${headClass} pl-6 text-left`}>
                        Part positive, intervalle à 95 %
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {segments.map((text) => (
                      <TextRow key={text.segment} text={text} onOpen={onOpen} />
                    ))}
                  </tbody>
                </table>
              </div>
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

type TextRowProps = Pick<TextsRankedProps, 'onOpen'> & { text: AnalyticsSegment };

function TextRow({ text: { segment, label, counts }, onOpen }: TextRowProps) {
  const count = (mark: 'confirmed' | 'replied' | 'positive') => (
    <td className="py-2.5 pl-3 text-right">
      <CountButton
        count={counts[mark]}
        cell={{ mark, by: 'text', segment }}
        label={`${mark === 'confirmed' ? 'Reçus' : markWords[mark]}, ${label}`}
        onOpen={onOpen}
      />
    </td>
  );
  return (
    <tr className="border-line border-b">
      <th scope="row" className="py-2.5 pr-3 text-left font-medium">
        {label}
      </th>
      {count('confirmed')}
      {count('replied')}
      {count('positive')}
      <td className="py-2.5 pl-6">
        {isTooFew(counts.confirmed) ? (
          <TooFew base={counts.confirmed} />
        ) : (
          <>
            <strong className="font-semibold tabular-figures">
              {formatShare(counts.positive / counts.confirmed)}
            </strong>{' '}
            <span className="whitespace-nowrap text-13 text-muted tabular-figures">
              {formatInterval(counts.positive, counts.confirmed)}
            </span>
          </>
        )}
      </td>
    </tr>
  );
}
