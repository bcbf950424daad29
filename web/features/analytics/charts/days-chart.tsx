import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { AnalyticsDetail } from '#contract/overview/analytics.ts';
import { markWords, wordsOf } from '#core/analytics/mark-words.ts';
import { type DayCounts, sumWeeks } from '#core/analytics/trend.ts';
import { addDays, weekdayOf } from '#core/time/calendar-day.ts';
import { formatDay, formatNumber } from '#web/lib/format.ts';
import { Section } from '#web/ui/section.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { fileAddress } from '../analytics.queries.ts';
import type { AnalyticsView, Rhythm } from '../analytics-address.ts';
import { CountButton } from '../count-button.tsx';
import { ChartOrTable, NumbersTable } from './chart-table.tsx';
import { useOwnWidth } from './use-own-width.ts';

type DaysChartProps = {
  campaignId: string;
  view: AnalyticsView;
  detail: AnalyticsDetail;
  onOpen: (cell: AnalyticsView['cell']) => void;
  onRhythm: (rhythm: Rhythm) => void;
};
type Counts = DayCounts;

const marks = ['invited', 'accepted', 'replied'] as const;
const words: Record<Rhythm, { title: string; note: string; head: string; caption: string }> = {
  day: {
    title: 'Jour par jour',
    note: 'par jour ouvré, ou dès que quelque chose s’y passe',
    head: 'Jour',
    caption: 'Invitations confirmées, acceptations et réponses par jour',
  },
  week: {
    title: 'Semaine par semaine',
    note: 'du lundi au dimanche',
    head: 'Semaine du',
    caption: 'Invitations confirmées, acceptations et réponses par semaine',
  },
};
const size = { height: 210, left: 28, right: 4, top: 12, bottom: 26 };
const rhythms = [
  { value: 'day', label: 'Jour' },
  { value: 'week', label: 'Semaine' },
] as const;

/** What left and what came, day by day or week by week. */
export function DaysChart({ campaignId, view, detail, onOpen, onRhythm }: DaysChartProps) {
  const { rhythm, filter } = view;
  const logged = detail.days as readonly Counts[];
  const points = rhythm === 'day' ? everyWorkingDay(logged) : everyWeek(sumWeeks(logged));
  const total = (mark: (typeof marks)[number]) => logged.reduce((sum, day) => sum + day[mark], 0);
  const describe = (mark: (typeof marks)[number]) =>
    `${formatNumber(total(mark))} ${trendWord(mark, total(mark))}`;
  return (
    <Section
      title={words[rhythm].title}
      note={words[rhythm].note}
      action={
        <Segmented label="Regrouper" isLabelHidden value={rhythm} onChange={onRhythm} options={rhythms} />
      }
    >
      {points.length === 0 ? (
        <p className="text-13 text-muted">Rien n’est encore parti.</p>
      ) : (
        <ChartOrTable
          chart={
            <>
              <Legend />
              <Chart
                points={points}
                caption={words[rhythm].caption}
                paused={new Set(rhythm === 'day' ? detail.paused : [])}
              />
            </>
          }
          table={
            <NumbersTable
              caption={words[rhythm].caption}
              heads={[words[rhythm].head, ...marks.map((mark) => markWords[mark])]}
              rows={points.map((point) => ({
                key: point.day,
                cells: [
                  formatDay(point.day),
                  ...marks.map((mark) => (
                    <CountButton
                      key={mark}
                      count={point[mark]}
                      cell={rhythm === 'day' ? { mark, day: point.day } : { mark, week: point.day }}
                      label={`${markWords[mark]}, ${rhythm === 'day' ? '' : 'semaine du '}${formatDay(point.day)}`}
                      onOpen={onOpen}
                    />
                  )),
                ],
              }))}
            />
          }
          note={`${describe('invited')}, ${describe('accepted')}, ${describe('replied')}.`}
          fileHref={fileAddress(campaignId, { ...filter, table: rhythm === 'day' ? 'days' : 'weeks' })}
        />
      )}
    </Section>
  );
}

const trendWord = (mark: (typeof marks)[number], count: number): string =>
  ({ invited: 'invitation', accepted: 'acceptation', replied: 'réponse' })[mark] + (count > 1 ? 's' : '');

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
      une réponse
    </li>
  </ul>
);

/** Every working day from the first to the last, and the other days on which something happened. */
const everyWorkingDay = (counts: readonly Counts[]) =>
  fillGaps(counts, 1).filter((one) => weekdayOf(one.day) <= 5 || marks.some((mark) => one[mark] > 0));

const everyWeek = (counts: readonly Counts[]) => fillGaps(counts, 7);

function fillGaps(counts: readonly Counts[], step: number): Counts[] {
  const [first, last] = [counts[0], counts.at(-1)];
  if (!first || !last) return [];
  const known = new Map(counts.map((one) => [one.day, one]));
  const filled: Counts[] = [];
  for (let day = first.day; day <= last.day; day = addDays(day, step))
    filled.push(known.get(day) ?? { day, invited: 0, accepted: 0, replied: 0 });
  return filled;
}

type ChartProps = { points: readonly Counts[]; caption: string; paused: ReadonlySet<string> };

/** The table says the same to whoever does not see it: the drawing is one picture with a name. */
function Chart({ points, caption, paused }: ChartProps) {
  const [ref, width] = useOwnWidth<SVGSVGElement>(760);
  const x = scaleBand()
    .domain(points.map(({ day }) => day))
    .range([size.left, width - size.right])
    .paddingInner(0.4);
  const y = scaleLinear()
    .domain([0, Math.max(4, ...points.map((day) => Math.max(day.invited, day.accepted)))])
    .nice(3)
    .range([size.height - size.bottom, size.top]);
  const middle = (day: string) => (x(day) ?? 0) + x.bandwidth() / 2;
  const path = line<Counts>()
    .x(({ day }) => middle(day))
    .y(({ accepted }) => y(accepted));
  const named = namedPoints(points, width);
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${width} ${size.height}`}
      role="img"
      aria-label={`${caption}. Le tableau donne les mêmes nombres.`}
      className="block w-full select-none text-12"
      height={size.height}
    >
      {y.ticks(3).map((tick) => (
        <g key={tick}>
          <line x1={size.left} x2={width} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={size.left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted">
            {tick}
          </text>
        </g>
      ))}
      {points.map(({ day, invited, replied }) => (
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
              <title>{`${formatDay(day)}\u00a0: ${invited} ${wordsOf('invited', invited)}`}</title>
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
                <title>{`${formatDay(day)}\u00a0: ${replied} ${wordsOf('replied', replied)}`}</title>
              </rect>
            ))}
        </g>
      ))}
      <path d={path([...points]) ?? ''} className="fill-none stroke-2 stroke-accent" />
      {points.map(({ day, accepted }) => (
        <circle key={day} cx={middle(day)} cy={y(accepted)} r={2.5} className="fill-accent">
          <title>{`${formatDay(day)}\u00a0: ${accepted} ${wordsOf('accepted', accepted)}`}</title>
        </circle>
      ))}
      {points
        .filter(({ day }) => named.has(day))
        .map(({ day }) => (
          <text
            key={day}
            x={middle(day)}
            y={size.height - 6}
            textAnchor={day === points[0]?.day ? 'start' : day === points.at(-1)?.day ? 'end' : 'middle'}
            className="fill-muted"
          >
            {formatDay(day)}
          </text>
        ))}
    </svg>
  );
}

/** Mondays, thinned out until their names have room; the first day when there is no Monday. */
function namedPoints(points: readonly Counts[], width: number): Set<string> {
  const mondays = points.filter(({ day }) => weekdayOf(day) === 1);
  const candidates = mondays.length > 0 ? mondays : points.slice(0, 1);
  const every = Math.ceil(candidates.length / Math.max(2, Math.floor(width / 84)));
  return new Set(candidates.filter((_, at) => at % every === 0).map(({ day }) => day));
}
