import { addDays, type Day, weekdayOf } from './calendar-day.ts';

export type SchoolHoliday = 'toussaint' | 'noel' | 'hiver' | 'printemps' | 'ete';

const onOrAfter = (day: Day, weekday: number): Day => addDays(day, (weekday - weekdayOf(day) + 7) % 7);

/**
 * The first day of French school holidays and the last one before everybody is back. The three zones take
 * winter and spring holidays in turn: the whole of them counts. The rules agree with the calendars of 2023 to 2027.
 */
export function schoolHoliday(name: SchoolHoliday, year: number): readonly [first: Day, last: Day] {
  const saturday = (monthDay: string) => onOrAfter(`${year}-${monthDay}` as Day, 6);
  if (name === 'toussaint') {
    const back = onOrAfter(`${year}-11-02`, 1);
    return [addDays(back, -16), addDays(back, -1)];
  }
  if (name === 'noel') return [saturday('12-18'), addDays(onOrAfter(`${year + 1}-01-02`, 1), -1)];
  if (name === 'ete') return [saturday('07-03'), `${year}-08-31`];
  const first = saturday(name === 'hiver' ? '02-04' : '04-03');
  return [first, addDays(first, 29)];
}
