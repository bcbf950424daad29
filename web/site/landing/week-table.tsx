import { shortDate } from './french-format.ts';
import type { StripDay, StripWeek } from './simulation.ts';

const weekdays = [
  ['Lun.', 'Lundi'],
  ['Mar.', 'Mardi'],
  ['Mer.', 'Mercredi'],
  ['Jeu.', 'Jeudi'],
  ['Ven.', 'Vendredi'],
] as const;

const cell = 'border-line border-t py-1.5 text-right';

/** The same numbers to read, to copy, or to hear. */
export function WeekTable({ weeks }: { weeks: StripWeek[] }) {
  return (
    <table className="tabular-figures w-full text-14 max-sm:text-12">
      <caption className="pb-2 text-left text-[13.3px] text-muted">
        Invitations par jour ouvré, semaine par semaine. Rien ne part le samedi, le dimanche ni un jour férié.
      </caption>
      <thead>
        <tr className="text-muted">
          <th scope="col" className="py-1.5 text-left font-medium">
            Semaine<span className="max-sm:hidden"> du</span>
          </th>
          {weekdays.map(([short, long]) => (
            <th key={long} scope="col" className="py-1.5 text-right font-medium">
              <abbr title={long} className="no-underline">
                {short}
              </abbr>
            </th>
          ))}
          <th scope="col" className="py-1.5 text-right font-medium">
            Total
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            Cumul
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ monday, days, invitations, total }) => (
          <tr key={monday}>
            <th scope="row" className="border-line border-t py-1.5 text-left font-medium whitespace-nowrap">
              {shortDate(monday)}
            </th>
            {days.slice(0, 5).map((day) => (
              <DayCell key={day.day} day={day} />
            ))}
            <td className={`${cell} font-semibold`}>{invitations}</td>
            <td className={`${cell} text-muted`}>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({ day: { invitations, off } }: { day: StripDay }) {
  if (off === 'holiday') return <td className={`${cell} text-12 text-warning`}>férié</td>;
  return <td className={`${cell} ${invitations === 0 ? 'text-muted' : ''}`}>{invitations}</td>;
}
