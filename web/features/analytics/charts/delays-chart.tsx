import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import type { AnalyticsDetail } from '#contract/overview/analytics.ts';
import type { JourneyFilter } from '#core/analytics/looked-at.ts';
import { medianDay, type SurvivalPoint, type WaitedMark, waitedMarks } from '#core/analytics/survival.ts';
import { enoughToConclude } from '#core/analytics/wilson.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Section } from '#web/ui/section.tsx';
import type { AnalyticsView } from '../analytics-address.ts';
import { CountButton } from '../count-button.tsx';
import { formatShare } from '../rate.tsx';
import { ChartOrTable, NumbersTable } from './chart-table.tsx';
import { useOwnWidth } from './use-own-width.ts';

type DelaysChartProps = {
  fileOf: (query: JourneyFilter & { table: 'delays' }) => string;
  filter: JourneyFilter;
  delays: AnalyticsDetail['delays'];
  onOpen: (cell: AnalyticsView['cell']) => void;
};

const size = { height: 210, left: 48, right: 20, top: 12, bottom: 26 };
const words: Record<WaitedMark, { came: string; waiting: string; share: string; half: string }> = {
  accepted: {
    came: 'Acceptations',
    waiting: 'Invitations suivies',
    share: 'Part acceptée',
    half: 'acceptent',
  },
  replied: { came: 'Réponses', waiting: 'Messages suivis', share: 'Part répondue', half: 'répondent' },
};
const strokes: Record<WaitedMark, string> = {
  accepted: 'stroke-accent',
  replied: 'stroke-ink [stroke-dasharray:5_3]',
};

/** How long people take to accept and to answer, with those who still wait counted for as long as they did. */
export function DelaysChart({ fileOf, filter, delays, onOpen }: DelaysChartProps) {
  const isEmpty = waitedMarks.every((mark) => delays[mark].length === 0);
  return (
    <Section
      title="Combien de temps avant une réponse ?"
      note="Qui attend encore compte jusqu’à aujourd’hui"
      className="mt-10"
    >
      {isEmpty ? (
        <p className="text-13 text-muted">Personne n’a encore accepté ni répondu.</p>
      ) : (
        <ChartOrTable
          chart={
            <>
              <Legend />
              <Chart delays={delays} />
            </>
          }
          table={<DelaysTable delays={delays} onOpen={onOpen} />}
          note={waitedMarks.map((mark) => describeHalf(mark, delays[mark])).join(' ')}
          fileHref={fileOf({ ...filter, table: 'delays' })}
        />
      )}
    </Section>
  );
}

const Legend = () => (
  <ul className="mb-1 flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
    <li className="flex items-center gap-1.5">
      <span aria-hidden className="h-0.5 w-4 bg-accent" />
      ont accepté l’invitation
    </li>
    <li className="flex items-center gap-1.5">
      <span aria-hidden className="w-4 border-ink border-t-2 border-dashed" />
      ont répondu à un message
    </li>
  </ul>
);

function describeHalf(mark: WaitedMark, curve: readonly SurvivalPoint[]): string {
  const followed = curve[0]?.waiting ?? 0;
  if (followed < enoughToConclude)
    return `${words[mark].came}\u00a0: trop tôt pour conclure (n = ${followed}).`;
  const day = medianDay(curve);
  if (day === null) return `Moins de la moitié ${words[mark].half} à ce jour.`;
  return `La moitié ${words[mark].half} en ${formatDays(day)}.`;
}

/** « moins d’un jour », « 1 jour », « 4 jours » */
const formatDays = (day: number) =>
  day === 0 ? 'moins d’un jour' : `${formatNumber(day)}\u00a0${day > 1 ? 'jours' : 'jour'}`;

type TableProps = Pick<DelaysChartProps, 'delays' | 'onOpen'>;

function DelaysTable({ delays, onOpen }: TableProps) {
  const days = [...new Set(waitedMarks.flatMap((mark) => delays[mark].map(({ day }) => day)))].sort(
    (a, b) => a - b,
  );
  const cells = (mark: WaitedMark, day: number) => {
    const point = delays[mark].find((one) => one.day === day);
    if (!point) return ['', '', ''];
    const number = (count: number, isWaiting: boolean) => (
      <CountButton
        count={count}
        cell={{ mark, after: day, ...(isWaiting && { waiting: '1' as const }) }}
        label={`${isWaiting ? words[mark].waiting : words[mark].came}, ${formatDays(day)}`}
        onOpen={onOpen}
      />
    );
    return [number(point.waiting, true), number(point.came, false), formatShare(point.share)];
  };
  return (
    <NumbersTable
      caption="Part des personnes qui ont accepté et répondu, selon le nombre de jours écoulés"
      heads={[
        'Après',
        ...waitedMarks.flatMap((mark) => [words[mark].waiting, words[mark].came, words[mark].share]),
      ]}
      rows={days.map((day) => ({
        key: String(day),
        cells: [formatDays(day), ...waitedMarks.flatMap((mark) => cells(mark, day))],
      }))}
    />
  );
}

/** The table says the same to whoever does not see it: the drawing is one picture with a name. */
function Chart({ delays }: { delays: AnalyticsDetail['delays'] }) {
  const [ref, width] = useOwnWidth<SVGSVGElement>(760);
  const lastDay = Math.max(7, ...waitedMarks.flatMap((mark) => delays[mark].map(({ day }) => day)));
  const x = scaleLinear()
    .domain([0, lastDay + 1])
    .range([size.left, width - size.right]);
  const most = Math.max(...waitedMarks.map((mark) => delays[mark].at(-1)?.share ?? 0));
  // Half the height says nothing where nobody comes near it.
  const top = most > 0.5 ? 1 : most > 0.25 ? 0.5 : 0.25;
  const y = scaleLinear()
    .domain([0, top])
    .range([size.height - size.bottom, size.top]);
  const path = line<{ day: number; share: number }>()
    .x(({ day }) => x(day))
    .y(({ share }) => y(share))
    .curve(curveStepAfter);
  const drawn = (curve: readonly SurvivalPoint[]) => [
    { day: 0, share: 0 },
    // What came in the course of a day is there at its end.
    ...curve.map(({ day, share }) => ({ day: day + 1, share })),
    { day: lastDay + 1, share: curve.at(-1)?.share ?? 0 },
  ];
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${width} ${size.height}`}
      role="img"
      aria-label="Part des personnes qui ont accepté et qui ont répondu, selon les jours écoulés. Le tableau donne les mêmes nombres."
      className="block w-full select-none text-12"
      height={size.height}
    >
      {[0, 0.2, 0.4, 0.6, 0.8, 1]
        .map((part) => part * top)
        .map((tick) => (
          <g key={tick}>
            <line x1={size.left} x2={width - size.right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text x={size.left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted">
              {`${Math.round(100 * tick)}\u00a0%`}
            </text>
          </g>
        ))}
      {x.ticks(Math.min(Math.floor(width / 80), lastDay + 1)).map((tick) => (
        <text key={tick} x={x(tick)} y={size.height - 6} textAnchor="middle" className="fill-muted">
          {tick === 0 ? '0' : `${tick}\u00a0j`}
        </text>
      ))}
      {waitedMarks.map(
        (mark) =>
          delays[mark].length > 0 && (
            <path
              key={mark}
              d={path(drawn(delays[mark])) ?? ''}
              className={`fill-none stroke-2 ${strokes[mark]}`}
            />
          ),
      )}
    </svg>
  );
}
