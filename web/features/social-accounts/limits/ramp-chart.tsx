import type { SocialAccount } from '#contract/social-accounts.ts';
import { formatDay } from '#web/lib/format.ts';
import type { RampWeekState } from './ramp-progress.ts';

type Weeks = NonNullable<SocialAccount['ramp']>['weeks'];

const width = 340;
const plotHeight = 96;
const top = 20;
const gap = 8;
const legendHeight = 38;

const looks: Record<RampWeekState, { bar: string; text: string }> = {
  past: { bar: 'fill-accent-light', text: 'fill-muted' },
  current: { bar: 'fill-accent', text: 'fill-ink font-semibold' },
  coming: { bar: 'fill-sunken stroke-border', text: 'fill-muted' },
};
const stateWords: Record<RampWeekState, string> = {
  past: 'passée',
  current: 'en cours',
  coming: 'à venir',
};

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** Four steps; the same numbers as a table for those who cannot see them. */
export function RampChart({ weeks, states }: { weeks: Weeks; states: RampWeekState[] }) {
  const barWidth = (width - gap * (weeks.length - 1)) / weeks.length;
  return (
    <figure className="max-w-[400px]">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${top + plotHeight + legendHeight}`}
        className="tabular-figures block w-full text-12"
      >
        {weeks.map((week, index) => {
          const state = states[index] ?? 'coming';
          const height = plotHeight * week.share;
          const x = index * (barWidth + gap);
          const y = top + plotHeight - height;
          return (
            <g key={week.from} className={looks[state].text}>
              <rect
                x={x + 0.5}
                y={y + 0.5}
                width={barWidth - 1}
                height={height - 1}
                rx={3}
                className={looks[state].bar}
              />
              <text x={x} y={y - 6}>
                {week.invitationsPerDay} par jour
              </text>
              <text x={x} y={top + plotHeight + 17}>
                Semaine {index + 1}
              </text>
              <text x={x} y={top + plotHeight + 33} className="fill-muted font-normal">
                {formatDay(week.from)}
              </text>
            </g>
          );
        })}
        <path d={`M0 ${top + plotHeight + 0.5}H${width}`} className="stroke-ink" />
      </svg>
      <div className="sr-only">
        <table>
          <caption>Démarrage progressif, semaine par semaine</caption>
          <thead>
            <tr>
              <th scope="col">Semaine</th>
              <th scope="col">Part des limites</th>
              <th scope="col">Invitations par jour</th>
              <th scope="col">Invitations en 7 jours</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, index) => (
              <tr key={week.from}>
                <th scope="row">
                  Semaine {index + 1}, du {formatDay(week.from)} au {formatDay(week.to)},{' '}
                  {stateWords[states[index] ?? 'coming']}
                </th>
                <td>{percent(week.share)}</td>
                <td>{week.invitationsPerDay}</td>
                <td>{week.invitationsPerWeek}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
