import type { AnalyticsSummary } from '#contract/overview/analytics.ts';
import type { JourneyMark } from '#core/analytics/journey.ts';
import { markWords } from '#core/analytics/mark-words.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Section } from '#web/ui/section.tsx';
import type { AnalyticsView } from '../analytics-address.ts';
import { NumbersTable } from '../charts/chart-table.tsx';
import { CountButton } from '../count-button.tsx';

type LaunchForecast = NonNullable<AnalyticsSummary['forecast']>;
type ForecastBesideProps = {
  forecast: LaunchForecast;
  counts: AnalyticsSummary['counts'];
  onOpen: (cell: AnalyticsView['cell']) => void;
};

const exactly = (count: number) => ({ low: count, likely: count, high: count });

/** What was foreseen at launch, beside what came of it so far. */
export function ForecastBeside({ forecast, counts, onOpen }: ForecastBesideProps) {
  const rows: readonly { mark: JourneyMark; range: LaunchForecast['accepted'] }[] = [
    { mark: 'planned', range: exactly(forecast.people) },
    { mark: 'invited', range: exactly(forecast.invitations) },
    { mark: 'accepted', range: forecast.accepted },
    { mark: 'replied', range: forecast.replied },
    { mark: 'positive', range: forecast.positive },
  ];
  return (
    <Section
      title="Prévu au lancement, constaté depuis"
      note="La fourchette tient huit fois sur dix, une fois la campagne terminée"
      className="mt-10"
    >
      <NumbersTable
        caption="Prévision faite au lancement et nombres constatés"
        heads={['Étape', 'Prévu', 'Fourchette', 'Constaté', 'Écart']}
        rows={rows.map(({ mark, range: { low, likely, high } }) => ({
          key: mark,
          cells: [
            markWords[mark],
            formatNumber(likely),
            low === high ? '' : `${formatNumber(low)} à ${formatNumber(high)}`,
            <CountButton
              key={mark}
              count={counts[mark]}
              cell={{ mark }}
              label={`${markWords[mark]}, constaté`}
              onOpen={onOpen}
            />,
            describeGap(counts[mark], low, high),
          ],
        }))}
      />
    </Section>
  );
}

/** Fewer than foreseen is not a miss while the campaign goes on: it is said as what is left. */
function describeGap(count: number, low: number, high: number): string {
  if (count > high) return `${formatNumber(count - high)} de plus`;
  return count < low ? `${formatNumber(low - count)} de moins` : 'dans la prévision';
}
