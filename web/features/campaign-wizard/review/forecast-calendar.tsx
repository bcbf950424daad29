import { Eye, MessageSquare, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Forecast } from '#contract/engine/forecast.ts';
import { type Day, dayIn } from '#core/time/calendar-day.ts';
import { nationalHoliday } from '#core/time/french-holidays.ts';
import { formatDay, formatNumber, weekNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import {
  describeMore,
  describeMost,
  type ForecastWeek,
  formatSpan,
  spanOf,
  weeksOf,
} from './forecast-weeks.ts';

const weekdays = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'];
const shownAtFirst = 4;

/** Each day of the simulation: visits, invitations, messages, and the load of the account. */
export function ForecastCalendar(props: { forecast: Forecast; onDay: (day: Day) => void }) {
  const { forecast } = props;
  const [isWhole, setWhole] = useState(false);
  const weeks = weeksOf(forecast.days);
  const shown = isWhole ? weeks : weeks.slice(0, shownAtFirst);
  const firstDay = forecast.firstActAt ? dayIn('Europe/Paris', new Date(forecast.firstActAt)) : null;
  const marks = [firstDay, forecast.lastInvitationOn];
  return (
    <>
      <table className="w-full table-fixed border-line border-t text-14">
        <caption className="sr-only">Calendrier simulé, semaine par semaine</caption>
        <thead>
          <tr className="text-left text-12 text-muted">
            <td className="w-11 max-sm:hidden" />
            {weeks[0]?.days.map(({ day }, index) => (
              <th key={day} scope="col" className="px-2 pt-[7px] pb-[5px] font-medium max-sm:px-1.5">
                <span className="max-sm:hidden">{weekdays[index]}</span>
                <abbr title={weekdays[index]} className="no-underline sm:hidden">
                  {weekdays[index]?.slice(0, 3)}
                </abbr>
              </th>
            ))}
            <th scope="col" className="w-[124px] py-1 pl-3 font-medium max-sm:hidden">
              Semaine
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((week) => (
            <WeekRow key={week.monday} week={week} marks={marks} onDay={props.onDay} />
          ))}
        </tbody>
      </table>
      <Key forecast={forecast} />
      {weeks.length > shownAtFirst && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Montrer moins' : describeMore(weeks.length - shownAtFirst)}
        </Button>
      )}
    </>
  );
}

function WeekRow(props: { week: ForecastWeek; marks: readonly (Day | null)[]; onDay: (day: Day) => void }) {
  const { week } = props;
  return (
    <tr className="align-top">
      <th scope="row" className="pt-[7px] text-left font-normal text-13 text-muted max-sm:hidden">
        S {weekNumber(new Date(`${week.monday}T12:00`))}
      </th>
      {week.days.map(({ day, plan }) => {
        const holiday = nationalHoliday(day);
        const date = (
          <span
            className={classNames(
              'text-12',
              props.marks.includes(day)
                ? '-ml-[5px] rounded bg-highlight px-[5px] font-semibold text-on-highlight'
                : 'text-muted',
            )}
          >
            {formatDay(day)}
          </span>
        );
        return (
          <td key={day} className="border-line border-t border-l p-0">
            {plan && !holiday ? (
              <button
                type="button"
                onClick={() => props.onDay(day)}
                aria-label={`${formatDay(day)}\u00a0: ${plan.visits} visites, ${plan.invitations} invitations, ${formatSpan(spanOf(plan.messages))} messages. Voir le détail`}
                className="relative flex h-[86px] w-full flex-col items-start px-2 pt-1.5 text-left hover:bg-sunken max-sm:h-[108px] max-sm:px-1.5"
              >
                {date}
                <span className="mt-0.5 grid w-full grid-cols-2 text-13 leading-[19px] max-sm:grid-cols-1">
                  <Figure icon={<Eye size={12} />} value={plan.visits || '–'} />
                  <Figure icon={<UserPlus size={12} />} value={plan.invitations || '–'} />
                  <Figure
                    icon={<MessageSquare size={12} />}
                    value={formatSpan(spanOf(plan.messages))}
                    isRange
                  />
                </span>
                <LoadBar plan={plan} />
              </button>
            ) : (
              <div className="h-[86px] px-2 pt-1.5 max-sm:h-[108px] max-sm:px-1.5">
                {date}
                {holiday && <span className="block text-12 text-muted">férié</span>}
              </div>
            )}
          </td>
        );
      })}
      <td className="border-line border-t border-l pt-1.5 pl-3 text-13 max-sm:hidden">
        <p>
          <b className="tabular-figures font-semibold">{formatNumber(week.invitations)}</b> invitation
          {week.invitations > 1 && 's'}
        </p>
        <p>
          <b className="tabular-figures font-semibold">
            {week.messages.high === 0 ? '0' : formatSpan(week.messages)}
          </b>{' '}
          message
          {week.messages.high > 1 && 's'}
        </p>
      </td>
    </tr>
  );
}

const Figure = ({ icon, value, isRange }: { icon: ReactNode; value: ReactNode; isRange?: boolean }) => (
  <span className={classNames('flex items-center gap-1.5', isRange && 'col-span-full')}>
    <span className="text-muted">{icon}</span>
    <span className={classNames('tabular-figures', !isRange && 'font-semibold')}>{value}</span>
  </span>
);

/** What the day takes of the account's invitations: the other campaigns, then this one. */
function LoadBar({ plan }: { plan: Forecast['days'][number] }) {
  const perDay = plan.invitationsAtMost;
  const part = (count: number) => (100 * Math.min(perDay, count)) / Math.max(1, perDay);
  const others = part(plan.otherInvitations);
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="absolute bottom-[7px] left-2 h-1 w-[calc(100%-16px)] rounded-full max-sm:left-1.5 max-sm:w-[calc(100%-12px)]"
      aria-hidden="true"
    >
      <rect width="100" height="4" className="fill-line" />
      <rect width={others} height="4" className="fill-field" />
      <rect
        x={others}
        width={Math.min(100 - others, part(plan.invitations))}
        height="4"
        className="fill-accent"
      />
    </svg>
  );
}

function Key({ forecast }: { forecast: Forecast }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 border-line border-t pt-2 text-12 text-muted">
      <span className="inline-flex items-center gap-1.5">
        <Eye size={12} aria-hidden /> visites
      </span>
      <span className="inline-flex items-center gap-1.5">
        <UserPlus size={12} aria-hidden /> invitations
      </span>
      <span className="inline-flex items-center gap-1.5">
        <MessageSquare size={12} aria-hidden /> messages et relances
      </span>
      <span className="inline-flex items-center gap-1.5">
        <i className="h-1 w-3.5 rounded-full bg-accent" /> cette campagne, {describeMost(forecast.days)} par
        jour au plus
      </span>
      {forecast.hasOtherCampaigns && (
        <span className="inline-flex items-center gap-1.5">
          <i className="h-1 w-3.5 rounded-full bg-field" /> vos autres campagnes
        </span>
      )}
    </p>
  );
}
