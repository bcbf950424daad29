import { addDays, type Day, weekdayOf } from '#core/time/calendar-day.ts';
import { isWorkingDay } from '#core/time/french-holidays.ts';
import { dayOf } from '../conversation-texts.ts';

/** Days that one often means, none of them twice; `returnsOn` is the day that the person named. */
export function snoozeDays(now: Date, returnsOn: string | null): { day: string; label: string }[] {
  const today = dayOf(now);
  const tomorrow = addDays(today, 1);
  const nextWeek = workingDay(addDays(today, 8 - weekdayOf(today)));
  const choices = [
    ...(returnsOn && returnsOn > today ? [{ day: returnsOn, label: 'À la date demandée' }] : []),
    ...(isWorkingDay(tomorrow) ? [{ day: tomorrow, label: 'Demain' }] : []),
    { day: nextWeek, label: weekdayOf(nextWeek) === 1 ? 'Lundi' : 'La semaine prochaine' },
    { day: workingDay(dayOf(plusMonths(now, 1))), label: 'Dans un mois' },
    { day: workingDay(dayOf(plusMonths(now, 3))), label: 'Dans trois mois' },
  ];
  return choices.filter(({ day }, index) => choices.findIndex((choice) => choice.day === day) === index);
}

/** That day, or the first one after it on which people work. */
const workingDay = (day: Day): Day => (isWorkingDay(day) ? day : workingDay(addDays(day, 1)));

/** The same day of another month; the last one of a month that is too short. */
function plusMonths(now: Date, months: number): Date {
  const month = now.getMonth() + months;
  const last = new Date(now.getFullYear(), month + 1, 0).getDate();
  return new Date(now.getFullYear(), month, Math.min(now.getDate(), last));
}
