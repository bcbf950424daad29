import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { AnalyticsDetail } from '#contract/analytics.ts';
import type { JourneyFilter } from '#core/analytics/looked-at.ts';
import { markWords } from '#core/analytics/mark-words.ts';
import { addDays, type Day, weekdayOf } from '#core/time/calendar-day.ts';
import { formatDay, formatNumber } from '#web/lib/format.ts';
import { Section } from '#web/ui/section.tsx';
import { fileAddress } from './analytics.queries.ts';
import type { AnalyticsView } from './analytics-address.ts';
import { ChartOrTable, NumbersTable } from './chart-table.tsx';
import { CountButton } from './count-button.tsx';

type DaysChartProps = {
  campaignId: string;
  filter: JourneyFilter;
  detail: AnalyticsDetail;
  onOpen: (cell: AnalyticsView['cell']) => void;
};
type Counts = AnalyticsDetail['days'][number];

const marks = ['invited', 'accepted', 'replied'] as const;
const size = { width: 760, height: 210, left: 28, right: 4, top: 12, bottom: 26 };

/** What left and what came, day by day. */
export function DaysChart({ campaignId, filter, detail, onOpen }: DaysChartProps) {
  const days = workingDays(detail.days);
  const total = (mark: (typeof marks)[number]) => detail.days.reduce((sum, day) => sum + day[mark], 0);
  return (
    <Section title="Jour par jour" note="par jour ouvré, ou dès que quelque chose s’y passe">
      {days.length === 0 ? (
        <p className="text-13 text-muted">Rien n’est encore parti.</p>
      ) : (
        <ChartOrTable
          chart={
            <>
              <Legend />
              <Chart days={days} paused={new Set(detail.paused)} />
            </>
          }
          table={
            <NumbersTable
              caption="Invitations confirmées, acceptations et réponses par jour"
              heads={['Jour', ...marks.map((mark) => markWords[mark])]}
              rows={days.map((day) => ({
                key: day.day,
                cells: [
                  formatDay(day.day),
                  ...marks.map((mark) => (
                    <CountButton
                      key={mark}
                      count={day[mark]}
                      cell={{ mark, day: day.day }}
                      label={`${markWords[mark]}, ${formatDay(day.day)}`}
                      onOpen={onOpen}
                    />
                  )),
                ],
              }))}
            />
          }
          note={
            <>
              {formatNumber(total('invited'))} invitations, {formatNumber(total('accepted'))} acceptations,{' '}
              {formatNumber(total('replied'))} réponses.
            </>
          }
          fileHref={fileAddress(campaignId, { ...filter, table: 'days' })}
        />
      )}
    </Section>
  );
}

const Legend = () => (
  <ul className="mb-1 flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
    <li className="flex items-center gap-1.5">
      <span aria-hidden className="size-2.5 border-muted border-t-2 bg-line" />
      invitations confirmées
    </li>
    <li className="flex items-center gap-1.5">
      <span aria-hidden className="h-0.5 w-4 bg-accent" />
      acceptées
    </li>
    <li className="flex items-center gap-1.5">
      <span aria-hidden className="size-2 rotate-45 border border-ink bg-highlight" />
      réponse
    </li>
  </ul>
);

/** Every working day from the first to the last, and the other days on which something happened. */
function workingDays(counts: readonly Counts[]): Counts[] {
  const [first, last] = [counts[0], counts.at(-1)];
  if (!first || !last) return [];
  const byDay = new Map(counts.map((one) => [one.day, one]));
  const days: Counts[] = [];
  for (let day = first.day as Day; day <= last.day; day = addDays(day, 1)) {
    const known = byDay.get(day);
    if (known) days.push(known);
    else if (weekdayOf(day) <= 5) days.push({ day, invited: 0, accepted: 0, replied: 0 });
  }
  return days;
}

type ChartProps = { days: readonly Counts[]; paused: ReadonlySet<string> };

/** The table says the same to whoever does not see it: the drawing is one picture with a name. */
function Chart({ days, paused }: ChartProps) {
  const x = scaleBand()
    .domain(days.map(({ day }) => day))
    .range([size.left, size.width - size.right])
    .paddingInner(0.4);
  const y = scaleLinear()
    .domain([0, Math.max(4, ...days.map((day) => Math.max(day.invited, day.accepted)))])
    .nice(3)
    .range([size.height - size.bottom, size.top]);
  const middle = (day: string) => (x(day) ?? 0) + x.bandwidth() / 2;
  const path = line<Counts>()
    .x(({ day }) => middle(day))
    .y(({ accepted }) => y(accepted));
  const named = namedDays(days);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label="Invitations confirmées, acceptations et réponses par jour. Le tableau donne les mêmes nombres."
      className="w-full select-none text-12"
    >
      {y.ticks(3).map((tick) => (
        <g key={tick}>
          <line x1={size.left} x2={size.width} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={size.left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted">
            {tick}
          </text>
        </g>
      ))}
      {days.map(({ day, invited, replied }) => (
        <g key={day}>
          {paused.has(day) && (
            <rect
              x={middle(day) - x.step() / 2}
              y={size.top}
              width={x.step()}
              height={size.height - size.top - size.bottom}
              className="fill-highlight-soft"
            >
              <title>{`${formatDay(day)}, en pause`}</title>
            </rect>
          )}
          {invited > 0 && (
            <g>
              <title>{`${formatDay(day)}\u00a0: ${invited} invitations confirmées`}</title>
              <rect
                x={x(day)}
                y={y(invited)}
                width={x.bandwidth()}
                height={y(0) - y(invited)}
                className="fill-line"
              />
              <rect x={x(day)} y={y(invited) - 1} width={x.bandwidth()} height={2} className="fill-muted" />
            </g>
          )}
          {Array.from({ length: replied }, (_, at) => y(0) - 8 - at * 11)
            .slice(0, 12)
            .map((top) => (
              <rect
                key={top}
                x={middle(day) - 4}
                y={top - 4}
                width={8}
                height={8}
                transform={`rotate(45 ${middle(day)} ${top})`}
                className="fill-highlight stroke-ink"
              >
                <title>{`${formatDay(day)}\u00a0: ${replied} ${replied > 1 ? 'réponses' : 'réponse'}`}</title>
              </rect>
            ))}
        </g>
      ))}
      <path d={path([...days]) ?? ''} className="fill-none stroke-2 stroke-accent" />
      {days.map(({ day, accepted }) => (
        <circle key={day} cx={middle(day)} cy={y(accepted)} r={2.5} className="fill-accent">
          <title>{`${formatDay(day)}\u00a0: ${accepted} acceptées`}</title>
        </circle>
      ))}
      {days
        .filter(({ day }) => named.has(day))
        .map(({ day }) => (
          <text
            key={day}
            x={middle(day)}
            y={size.height - 6}
            textAnchor={day === days[0]?.day ? 'start' : 'middle'}
            className="fill-muted"
          >
            {formatDay(day)}
          </text>
        ))}
    </svg>
  );
}

/** Mondays, thinned out until their names have room; the first day when there is no Monday. */
function namedDays(days: readonly Counts[]): Set<string> {
  const mondays = days.filter(({ day }) => weekdayOf(day as Day) === 1);
  const candidates = mondays.length > 0 ? mondays : days.slice(0, 1);
  const every = Math.ceil(candidates.length / 9);
  return new Set(candidates.filter((_, at) => at % every === 0).map(({ day }) => day));
}
