import { classNames } from '#web/ui/class-names.ts';
import { dayNumber, shortDate, weekdayLetter, weekdayName } from './french-format.ts';
import type { StripDay, StripWeek } from './simulation.ts';

const hatch = 'bg-[repeating-linear-gradient(135deg,var(--color-border)_0_1.5px,transparent_1.5px_6px)]';

/** One line is one invitation; written out because a height cannot be a style attribute. */
const heights = [
  'h-0',
  'h-[calc(var(--trait)*1)]',
  'h-[calc(var(--trait)*2)]',
  'h-[calc(var(--trait)*3)]',
  'h-[calc(var(--trait)*4)]',
  'h-[calc(var(--trait)*5)]',
  'h-[calc(var(--trait)*6)]',
  'h-[calc(var(--trait)*7)]',
  'h-[calc(var(--trait)*8)]',
  'h-[calc(var(--trait)*9)]',
  'h-[calc(var(--trait)*10)]',
  'h-[calc(var(--trait)*11)]',
  'h-[calc(var(--trait)*12)]',
  'h-[calc(var(--trait)*13)]',
  'h-[calc(var(--trait)*14)]',
  'h-[calc(var(--trait)*15)]',
];

export function StripLegend() {
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-[13.3px] text-muted max-sm:mt-1">
      <span className="inline-flex items-center gap-2">
        <span aria-hidden="true" className="h-[5px] w-4 rounded-[1px] bg-accent" /> 1 trait = 1 invitation
      </span>
      <span className="inline-flex items-center gap-2">
        <span aria-hidden="true" className={`h-3 w-4 ${hatch}`} /> week-end ou jour férié, rien ne part
      </span>
    </p>
  );
}

/** For the eye; the sentence and the table under it say the same to everybody. */
export function DayStrip({ weeks }: { weeks: StripWeek[] }) {
  return (
    <ol
      aria-hidden="true"
      className="tabular-figures grid grid-cols-5 gap-x-2.5 gap-y-7 [--plein:6px] [--trait:8px] max-large:gap-x-2 max-nav:grid-cols-3 max-sm:grid-cols-1 max-sm:gap-y-0 max-sm:[--plein:3px] max-sm:[--trait:4px]"
    >
      {weeks.map((week) => (
        <Week key={week.monday} week={week} />
      ))}
    </ol>
  );
}

function Week({ week }: { week: StripWeek }) {
  return (
    <li className="flex flex-col justify-end max-sm:grid max-sm:grid-cols-[64px_1fr] max-sm:border-line max-sm:border-t max-sm:pt-2 max-sm:pb-1.5">
      <ol className="grid grid-cols-[repeat(5,1fr)_0.62fr_0.62fr] items-end gap-x-[3px] max-sm:col-start-2 max-sm:row-start-1 max-sm:gap-x-1">
        {week.days.map((day) => (
          <DayColumn key={day.day} day={day} />
        ))}
      </ol>
      <p className="mt-2 flex justify-between border-ink border-t pt-1.5 text-[13.3px] text-muted max-sm:col-start-1 max-sm:row-start-1 max-sm:mt-0 max-sm:flex-col max-sm:justify-end max-sm:border-t-0 max-sm:pt-0 max-sm:leading-[1.35]">
        <span>
          <span className="max-large:hidden">Semaine du </span>
          {shortDate(week.monday)}
        </span>{' '}
        <b className="font-semibold text-ink max-sm:font-heading max-sm:text-23 max-sm:font-bold max-sm:leading-[1.1]">
          {week.invitations}
        </b>
      </p>
      <p className="min-h-[18px] text-12 text-warning max-sm:col-span-2 max-sm:min-h-0 max-sm:pl-16 max-sm:empty:hidden">
        {week.holidays
          .map(({ day, name }) => `${weekdayName(day).slice(0, 3)}. ${dayNumber(day)} : ${name}`)
          .join(', ')}
      </p>
    </li>
  );
}

function DayColumn({ day: { day, invitations, off, isLast } }: { day: StripDay }) {
  return (
    <li className="flex flex-col items-center text-12 leading-[1.3] max-large:text-[11px]">
      {invitations > 0 && <b className="mb-1 font-semibold max-sm:mb-0.5">{invitations}</b>}
      <span
        className={classNames(
          'mb-1.5 w-full max-sm:mb-1',
          off
            ? `h-[22px] max-sm:h-3 ${hatch}`
            : 'bg-[repeating-linear-gradient(0deg,var(--color-accent)_0_var(--plein),transparent_var(--plein)_var(--trait))]',
          !off && heights[Math.min(invitations, heights.length - 1)],
        )}
      />
      <span className="text-muted max-sm:hidden">{weekdayLetter(day)}</span>
      <span
        className={classNames(
          off ? 'text-muted' : 'font-medium',
          isLast && '-mx-1 rounded-[3px] bg-highlight px-1 text-on-highlight',
        )}
      >
        {dayNumber(day)}
      </span>
    </li>
  );
}
